"""Who asks, how often, and by which server: what every handler needs before it does anything."""
