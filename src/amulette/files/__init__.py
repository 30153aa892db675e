"""What is read and written: editions, records, worked examples.  Errors name the place."""
