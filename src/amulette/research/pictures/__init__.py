"""Plain pictures of views and cards as SVG, for notebooks and frames; the browser's are the beautiful ones."""
