"""HTML of one seat's view: templates, regions, drawings, and the files that they need."""
