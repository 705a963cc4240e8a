"""The site's looks and build steps: templates, style sheets, hooks and the static server."""
