"""Finished matches moment by moment, from this server or from an uploaded file."""
