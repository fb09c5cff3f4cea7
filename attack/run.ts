import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { attackByAccess } from './access.ts'
import { attackByBadRequests } from './bad-requests.ts'
import { attackByDearPackages } from './dear-packages.ts'
import { endWhatIsLeft } from './endings.ts'
import { attackByEveryOperation } from './every-operation.ts'
import { attackByFaults } from './faults.ts'
import { attackByKills } from './kills.ts'
import { attackByLanes } from './lanes.ts'
import { attackByPayloads } from './payloads.ts'
import { attackByRaces } from './races.ts'
import { createRandom } from './random.ts'
import { createReport } from './report.ts'

const campaigns = {
  access: attackByAccess,
  'every-operation': attackByEveryOperation,
  'bad-requests': attackByBadRequests,
  payloads: attackByPayloads,
  races: attackByRaces,
  kills: attackByKills,
  faults: attackByFaults,
  lanes: attackByLanes,
  'dear-packages': attackByDearPackages,
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seed: { type: 'string' },
    /** Number of bad requests. */
    requests: { type: 'string', default: '30000' },
    /** Rounds of races and kills. */
    rounds: { type: 'string', default: '10' },
  },
})
const seed = Number(values.seed ?? randomInt(2 ** 31))
const only = values.only?.split(',') ?? Object.keys(campaigns)
const unknown = only.filter((name) => !(name in campaigns))
if (unknown.length > 0)
  throw new Error(
    `There is no campaign ${unknown.join(', ')}; there are ${Object.keys(campaigns).join(', ')}.`,
  )

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void endWhatIsLeft().then(() => process.exit(1)))

console.log(`Seed ${seed}: repeat the same requests with npm run attack -- --seed ${seed}`)
const rows: string[] = []
let broken = 0
for (const [name, attack] of Object.entries(campaigns)) {
  if (!only.includes(name)) continue
  const began = performance.now()
  const report = createReport(name)
  try {
    await attack({
      report,
      // Each campaign has its own sequence, so that `--only` does not change it.
      random: createRandom(seed),
      requests: Number(values.requests),
      rounds: Number(values.rounds),
    })
  } catch (error) {
    report.finding('the campaign itself failed', error instanceof Error ? String(error.stack) : String(error))
  }
  const { requests, findings, notes } = report.summary()
  const seconds = Math.round((performance.now() - began) / 1000)
  for (const note of notes) console.log(`${name}: ${note}`)
  console.log(`${name}: ${requests} requests, ${findings} findings, ${seconds} s`)
  rows.push(`| ${name} | ${requests} | ${findings} | ${seconds} |`)
  broken += findings
}
console.log(['', '| campaign | requests | findings | seconds |', '|---|---|---|---|', ...rows].join('\n'))
process.exit(broken > 0 ? 1 : 0)
