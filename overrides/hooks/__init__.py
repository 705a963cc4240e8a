"""Build steps of the site, one job a file. Files named in mkdocs.yml are hooks; the others are read by them."""
