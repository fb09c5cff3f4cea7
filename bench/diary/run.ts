import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getNutritionDiaryTimeline } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { migrate } from '../../apps/server/src/platform/database/migration/migrate.ts'
import { startEmbeddedDatabase } from '../../apps/server/src/platform/embedded-database/embedded-database.ts'
import { child } from '../server/child.ts'
import { load, type Measured } from '../server/load.ts'
import { createWorld } from './world.ts'

const SECRET_KEY = 'Zm9yIG1lYXN1cmluZyBvbmx5LCAzMiBieXRlcyBvciBtb3Jl'
const USERS = Number(process.env.BENCH_USERS ?? 100_000)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 6)

/** The first and the longest diary are compared. */
const LENGTHS = [50, 5000] as const
const WANTED_GROWTH = 1.3

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const measure = async (port: number, tokens: ReadonlyMap<number, readonly string[]>) => {
  let turn = 0
  const requestOf = (length: number) => () => {
    const of = tokens.get(length) ?? []
    turn += 1
    return {
      path: getNutritionDiaryTimeline.path,
      headers: { 'auth-token': of[turn % of.length] ?? '' },
    }
  }
  const spent = async () => 0
  const measured = new Map<number, Measured[]>(LENGTHS.map((length) => [length, []]))
  for (const length of LENGTHS) await load(port, requestOf(length), { seconds: SECONDS }, spent)
  // In turns: other load on the machine concerns both.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const length of LENGTHS)
      measured.get(length)?.push(await load(port, requestOf(length), { seconds: SECONDS }, spent))
  return measured
}

const print = (measured: ReadonlyMap<number, readonly Measured[]>): void => {
  console.log('| entries | req/s | p50 ms | p99 ms |\n|---|---|---|---|')
  for (const [length, rounds] of measured) {
    const failed = rounds.reduce((sum, { failures }) => sum + failures, 0)
    const of = (figure: 'perSecond' | 'p50' | 'p99') => Math.round(median(rounds.map((each) => each[figure])))
    console.log(
      `| ${length}${failed ? ` (${failed} FAILED)` : ''} | ${of('perSecond')} | ${of('p50')} | ${of('p99')} |`,
    )
  }
  const p99 = (length: number) => median((measured.get(length) ?? []).map((each) => each.p99))
  const growth = p99(LENGTHS[1]) / p99(LENGTHS[0])
  console.log(`p99 growth ${growth.toFixed(2)}, wanted at most ${WANTED_GROWTH}, among ${USERS} users`)
}

const dataDir = await mkdtemp(join(tmpdir(), 'wohlauf-bench-'))
const database = await startEmbeddedDatabase({ dataDir, log: { debug: () => {}, warn: console.warn } })
try {
  await migrate(database.superuserUrl, SECRET_KEY)
  const tokens = await createWorld(database.superuserUrl, USERS, LENGTHS)
  const product = await child('./product.ts', {
    DATABASE_URL: database.superuserUrl,
    SECRET_KEY,
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
  })
  try {
    print(await measure(product.port, tokens))
  } finally {
    product.process.disconnect()
  }
} finally {
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}
