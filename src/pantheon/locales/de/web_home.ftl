web-home-title = Pantheon
