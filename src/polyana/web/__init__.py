"""The table in the browser, and the same table for programs. Thin: all it knows comes from below."""
