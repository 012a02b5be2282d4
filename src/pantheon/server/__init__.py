"""The game server: tables, their store, and whoever sits at them."""
