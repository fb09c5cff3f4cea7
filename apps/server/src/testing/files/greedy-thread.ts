const taken: number[][] = []
for (;;) taken.push(Array.from({ length: 100_000 }, Math.random))
