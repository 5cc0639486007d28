"""The table for programs: JSON over requests, a stream of events and a socket."""
