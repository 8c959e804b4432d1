"""Programs that train the weights of bots."""
