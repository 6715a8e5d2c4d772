"""What is kept: the database, its schema, backups."""
