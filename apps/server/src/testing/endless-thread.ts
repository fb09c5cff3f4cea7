// What a thread must never do; a test shows what becomes of it.
for (;;);
