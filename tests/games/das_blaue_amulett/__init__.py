"""The clauses of Das blaue Amulett, one by one."""
