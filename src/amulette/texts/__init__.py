"""What people read, in their language: messages, rule books and how cards and seats are spoken of."""
