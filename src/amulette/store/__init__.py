"""The append-only log of all tables: one interface; memory, SQLite and PostgreSQL behind it."""
