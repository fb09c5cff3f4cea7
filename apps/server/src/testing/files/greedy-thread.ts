const blocks: number[][] = []
for (;;) blocks.push(Array.from({ length: 100_000 }, Math.random))
