"""`make bench`: ourselves beside our peers, in one run."""
