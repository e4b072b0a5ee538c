"""The rules, a module a chapter, in the order of the clause file."""
