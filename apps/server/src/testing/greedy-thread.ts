// Allocates memory until there is none left.
const taken: number[][] = []
for (;;) taken.push(Array.from({ length: 100_000 }, Math.random))
