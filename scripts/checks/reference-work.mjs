/* The same work on every machine, as a yardstick for the CPU seconds of the steps: text, objects, sorting and
   hashing. Prints its CPU seconds: the median of several runs. */
import { createHash } from 'node:crypto'

const tries = 5

const seconds = Array.from({ length: tries }, () => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}).sort((a, b) => a - b)
console.log(seconds[Math.floor(tries / 2)])

function work() {
  const rows = Array.from({ length: 60_000 }, (_, id) => ({
    id,
    name: `Zeile ${(id * 7919) % 10_007}`,
    tags: [id % 7],
  }))
  const copy = JSON.parse(JSON.stringify(rows))
  copy.sort((a, b) => (a.name < b.name ? -1 : 1))
  const hash = createHash('sha256')
  for (const { name } of copy) hash.update(name.replace(/(\d+)/, (digits) => `${Number(digits) + 1}`))
  return hash.digest('hex')
}
