"""The socket of a table's page: what goes out when something has changed, and what comes in."""
