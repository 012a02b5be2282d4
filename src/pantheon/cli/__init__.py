"""The command `pantheon`: one small module per command."""
