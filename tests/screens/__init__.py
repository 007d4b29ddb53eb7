"""Pictures of every page and every moment of play, made by `make screenshots` from the real server and browser."""
