/* A fixed piece of work: what it takes says how fast this machine computes now, beside its other work (cpu-budget.mjs). */
let text = JSON.stringify(Array.from({ length: 2_000 }, (_, at) => ({ at, name: `entry ${at % 97}` })))
for (let round = 0; round < 300; round++) {
  const entries = JSON.parse(text).map(({ at, name }) => ({ at: (at * 31 + round) % 2_003, name }))
  const byName = Map.groupBy(entries, ({ name }) => name)
  text = JSON.stringify([...byName.values()].flat().sort((a, b) => a.at - b.at))
}
