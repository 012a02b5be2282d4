// Shall plain gains be taken without a question? Remembered in this browser.

const KEY = "pantheon.deus.automatic";

class Automatic {
  private wish = $state(localStorage.getItem(KEY) !== "no");

  get on(): boolean {
    return this.wish;
  }

  set on(wish: boolean) {
    this.wish = wish;
    localStorage.setItem(KEY, wish ? "yes" : "no");
  }
}

export const automatic = new Automatic();
