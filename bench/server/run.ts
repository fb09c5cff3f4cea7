import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startEmbeddedDatabase } from '@wohlauf/embedded-database'
import pg from 'pg'
import { migrate } from '../../apps/server/src/composition/migrate.ts'
import { casesOf } from './cases.ts'
import { child } from './child.ts'
import { cpuTime, parentOf } from './cpu.ts'
import { casesOfDay, createDay, WARM_AMOUNT } from './day.ts'
import { measureFirstScreens } from './first-screens.ts'
import { type LoadRequest, load, type Measured, sentForm } from './load.ts'
import { measureOverload } from './overload.ts'
import { peakMemory } from './peak-memory.ts'
import { createWorld } from './world.ts'

const SECRET_KEY = randomBytes(32).toString('base64')
const SIZES = (process.env.BENCH_SIZES ?? '100,100000').split(',').map(Number)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
const WARM_SECONDS = 3
const only = process.env.BENCH_ONLY?.split(',')
/** Measured only when they are named. */
const OVERLOAD = 'overload'
const FIRST_SCREENS = 'first screens'
const isWanted = (name: string) => !only || only.includes(name)
/** The folder of another version with its packages, which is measured in turns with this one on the same database. */
const FORMER = process.env.BENCH_BEFORE
const SLICES = FORMER ? 4 : 1
/** In seconds; on a busy machine a login takes more than one. */
const SHORTEST_SLICE = 3

const sliceOf = (amount: number | undefined) =>
  amount ? { amount: Math.floor(amount / SLICES) } : { seconds: Math.max(SECONDS / SLICES, SHORTEST_SLICE) }

type Row = {
  name: string
  size: number
  ours: Measured
  query: Measured | null
  bytes: Measured | null
  /** The required share of the limit. */
  wanted: number
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Slices of the same amount or time as one measurement. */
const combined = (slices: readonly Measured[]): Measured => ({
  perSecond: mean(slices.map(({ perSecond }) => perSecond)),
  p50: mean(slices.map(({ p50 }) => p50)),
  p99: mean(slices.map(({ p99 }) => p99)),
  failures: slices.reduce((sum, { failures }) => sum + failures, 0),
  cpu: mean(slices.map(({ cpu }) => cpu)),
})

const round = (value: number) => (value >= 100 ? Math.round(value) : Math.round(value * 10) / 10)

/**
 * Runs the analysis that the database would start by itself within minutes: otherwise plans made for an empty table
 * would be measured.
 */
const analyze = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('ANALYZE')
  await client.end()
}

const sizeOfAnswer = async (port: number, request: LoadRequest): Promise<number> => {
  const url = `http://localhost:${port}${request.path}`
  const answer = await fetch(url, { method: 'POST', ...sentForm(request) })
  return (await answer.arrayBuffer()).byteLength
}

const measureSize = async (superuserUrl: string, size: number): Promise<Row[]> => {
  const url = new URL(superuserUrl)
  url.pathname = `/bench_${size}`
  const admin = new pg.Client({ connectionString: superuserUrl })
  await admin.connect()
  await admin.query(`CREATE DATABASE bench_${size}`)
  const { rows: backends } = await admin.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const postmaster = await parentOf(backends[0]?.pid ?? 0)
  await admin.end()
  // The former version first: what both share in the database is as the newer one needs it.
  const ofFormer = (file: string) => pathToFileURL(join(FORMER ?? '', file)).href
  if (FORMER)
    await (await import(ofFormer('apps/server/src/composition/migrate.ts'))).migrate(url.href, SECRET_KEY)
  await migrate(url.href, SECRET_KEY)
  const world = await createWorld(url.href, size)
  const day = await createDay(url.href, world)
  const start = (file: string) =>
    child(file, {
      DATABASE_URL: url.href,
      SECRET_KEY,
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
    })
  const former = FORMER && (await start(ofFormer('bench/server/product.ts')))
  const product = await start('./product.ts')
  const spentBy = (pid: number | undefined) => () => cpuTime(pid ?? 0, postmaster)
  // The product answers only on its app's host; fetch cannot set the header, so the app's host is the address
  // itself.
  const rows: Row[] = []
  const products = former ? [product, former] : [product]
  try {
    const cases = [...casesOf(world), ...casesOfDay(world, day)].filter(({ name }) => isWanted(name))
    for (const { name, ours, values, amount, wanted = amount ? 0.4 : 0.9 } of cases) {
      // A command's sample would use up a row.
      const sample = amount ? { path: '/health/live' } : ours()
      const limits = await child('./limits.ts', {
        BENCH_DATABASE_URL: url.href,
        BENCH_BYTES: JSON.stringify({ [name]: await sizeOfAnswer(product.port, sample) }),
      })
      const query = () => ({ path: '/', headers: { 'x-limit': name, 'x-values': values().join(',') } })
      const bytes = () => ({ path: '/', headers: { 'x-limit': name } })
      const warm = amount ? { amount: WARM_AMOUNT } : { seconds: WARM_SECONDS }
      const spentByLimit = spentBy(limits.process.pid)
      for (const { port, process } of products) await load(port, ours, warm, spentBy(process.pid))
      await load(limits.port, query, warm, spentByLimit)
      await analyze(url.href)
      const limit = await load(limits.port, query, amount ? { amount } : { seconds: SECONDS }, spentByLimit)
      const slices = products.map((): Measured[] => [])
      for (let slice = 0; slice < SLICES; slice += 1)
        for (const [at, { port, process }] of products.entries())
          slices[at]?.push(await load(port, ours, sliceOf(amount), spentBy(process.pid)))
      const bare = await load(limits.port, bytes, { seconds: SECONDS / 2 }, spentByLimit)
      for (const [at, measured] of slices.entries())
        rows.push({
          name: at === 0 ? name : `${name}, before`,
          size,
          query: limit,
          ours: combined(measured),
          bytes: bare,
          wanted,
        })
      limits.process.disconnect()
    }
    if (only?.includes(OVERLOAD)) await measureOverload(product.port, world, spentBy(product.process.pid))
    if (only?.includes(FIRST_SCREENS))
      await measureFirstScreens(
        world,
        day,
        products.map(({ port, process }, at) => ({
          name: at === 0 ? 'now' : 'before',
          port,
          spent: spentBy(process.pid),
        })),
      )
    const peak = await peakMemory(product.process.pid ?? 0)
    console.log(`${size} users: at most ${peak} MiB resident in the app process`)
  } finally {
    for (const { process } of products) process.disconnect()
  }
  return rows
}

const print = (rows: Row[]): void => {
  console.log(
    '| what | users | req/s | p50 ms | p99 ms | limit req/s | of the limit | wanted | CPU ms | limit CPU ms | of the limit, by CPU | bare bytes req/s | p99 growth |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|---|---|---|---|')
  for (const { name, size, ours, query, bytes, wanted } of rows) {
    const small = rows.find((row) => row.name === name && row.size === SIZES[0])
    const growth = small && size !== SIZES[0] ? `${round(ours.p99 / small.ours.p99)}×` : ''
    const ratio = query ? `${Math.round((100 * ours.perSecond) / query.perSecond)} %` : ''
    const byCpu = query ? `${Math.round((100 * query.cpu) / ours.cpu)} %` : ''
    console.log(
      `| ${name}${ours.failures ? ` (${ours.failures} FAILED)` : ''} | ${size} | ${round(ours.perSecond)} | ${round(ours.p50)} | ${round(ours.p99)} | ${query ? round(query.perSecond) : ''} | ${ratio} | ${Math.round(wanted * 100)} % | ${ours.cpu.toFixed(2)} | ${query ? query.cpu.toFixed(2) : ''} | ${byCpu} | ${bytes ? round(bytes.perSecond) : ''} | ${growth} |`,
    )
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'wohlauf-bench-'))
const database = await startEmbeddedDatabase({ dataDir, log: { debug: () => {}, warn: console.warn } })
try {
  const rows: Row[] = []
  for (const size of SIZES) rows.push(...(await measureSize(database.superuserUrl, size)))
  print(rows)
} finally {
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}
