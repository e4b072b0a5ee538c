"""The house's server: tables, visitors and the page."""
