// A thread that never ends; a test shows how it is handled.
for (;;);
