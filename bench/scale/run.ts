import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startEmbeddedDatabase } from '@wohlauf/embedded-database'
import pg from 'pg'
import { migrate } from '../../apps/server/src/composition/migrate.ts'
import { median } from '../percentile.ts'
import { child } from '../server/child.ts'
import { cpuTime, parentOf } from '../server/cpu.ts'
import { readingOf, type Sent, startSteady } from '../server/steady.ts'
import { startWorker } from '../server/worker.ts'
import { printSizes, printSlowest, printVacuum } from './report.ts'
import { OPERATIONS, requestsOf } from './requests.ts'
import { sumUpAll } from './sum-up.ts'
import { createWorld, type Person, SEEN_MODULES, type Sizes } from './world.ts'

const sizeFrom = (name: string, usual: number) => Number(process.env[name] ?? usual)
const USERS = sizeFrom('BENCH_USERS', 1_000_000)
/** The number of rows of progress, logs and points together. */
const ROWS = sizeFrom('BENCH_ROWS', 20 * USERS)
const ROUNDS = sizeFrom('BENCH_ROUNDS', 8)
const ROUND_MS = sizeFrom('BENCH_SECONDS', 15) * 1000
const PER_SECOND = sizeFrom('BENCH_REQUESTS', 40)
const SERVERS = 2
const SECRET_KEY = randomBytes(32).toString('base64')

const logs = Math.round((ROWS / USERS - SEEN_MODULES) / 2)
const SMALL: Sizes = { apps: 1, users: 100, logs, people: 100, busyApps: 1 }
const LARGE: Sizes = { apps: sizeFrom('BENCH_APPS', 1000), users: USERS, logs, people: 200, busyApps: 20 }

type Running = {
  sizes: Sizes
  url: string
  requestOf: ReturnType<typeof requestsOf>
  cpu: () => Promise<number>
  stop: () => Promise<unknown>
}

const seconds = (began: number): string => `${((performance.now() - began) / 1000).toFixed(0)} s`
const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

const createDatabase = async (superuserUrl: string, sizes: Sizes) => {
  const url = new URL(superuserUrl)
  url.pathname = `/scale_${sizes.users}`
  const admin = await connect(superuserUrl)
  await admin.query(`CREATE DATABASE scale_${sizes.users}`)
  await admin.end()
  await migrate(url.href, SECRET_KEY)
  const began = performance.now()
  const people = await createWorld(url.href, sizes)
  console.log(`${sizes.users} users in ${sizes.apps} apps, created in ${seconds(began)}`)
  return { url: url.href, people }
}

/** A worker catches up on missed schedules: in a new database, on every schedule of every app. */
const untilIdle = async (url: string): Promise<void> => {
  const client = await connect(url)
  const open = `SELECT count(*)::int AS count FROM pgboss.job WHERE state < 'completed' AND start_after <= now()`
  const began = performance.now()
  for (let idle = 0; idle < 5; ) {
    await setTimeout(2000)
    const { rows } = await client.query<{ count: number }>(open)
    idle = rows[0]?.count ? 0 : idle + 1
  }
  console.log(`the worker had nothing left to do after ${seconds(began)}`)
  await client.end()
}

const start = async (sizes: Sizes, { url, people }: { url: string; people: Person[] }): Promise<Running> => {
  const env = {
    DATABASE_URL: url,
    SECRET_KEY,
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    SMTP_URL: 'smtp://127.0.0.1:9',
  }
  const servers = await Promise.all(Array.from({ length: SERVERS }, () => child('./product.ts', env)))
  const worker = await startWorker(env)
  await untilIdle(url)
  const admin = await connect(url)
  const { rows } = await admin.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const postmaster = await parentOf(rows[0]?.pid ?? 0)
  await admin.end()
  return {
    sizes,
    url,
    requestOf: requestsOf(
      people,
      servers.map(({ port }) => port),
    ),
    cpu: async () => {
      const [first = 0, ...more] = servers.map(({ process }) => process.pid ?? 0)
      const others = await Promise.all(more.map((pid) => cpuTime(pid, -1)))
      return others.reduce((sum, each) => sum + each, await cpuTime(first, postmaster))
    },
    stop: async () => {
      for (const { process } of servers) process.disconnect()
      worker.kill('SIGTERM')
      await once(worker, 'exit')
    },
  }
}

type Round = { sent: Sent[]; cpu: number; load: number }

const roundsOf = new Map<Running, Round[]>()
const turns = new Map<Running, number>()

const measure = async (running: Running, ms: number): Promise<Round> => {
  const before = await running.cpu()
  const from = turns.get(running) ?? 0
  const { sent, stop } = startSteady((turn) => running.requestOf(from + turn), PER_SECOND)
  await setTimeout(ms)
  await stop()
  turns.set(running, from + sent.length)
  const cpu = ((await running.cpu()) - before) / sent.length
  return { sent, cpu, load: loadavg()[0] ?? 0 }
}

const timesOf = (rounds: readonly Round[], name: string): number[] =>
  rounds.flatMap(({ sent }) =>
    sent.flatMap((each) => (each.name === name && each.time !== null ? [each.time] : [])),
  )

const printComparison = (small: Running, large: Running): void => {
  const rounds = (running: Running) => roundsOf.get(running) ?? []
  console.log(`\n| what | users | requests | p50 ms | p99 ms | median of the rounds' p99 | p99 growth |`)
  console.log('|---|---|---|---|---|---|---|')
  for (const name of OPERATIONS) {
    const figures = [small, large].map((running) => {
      const reading = readingOf(timesOf(rounds(running), name), 0)
      const ofRounds = median(rounds(running).map((round) => readingOf(timesOf([round], name), 0).p99))
      return { ...reading, ofRounds, users: running.sizes.users }
    })
    const [before] = figures
    for (const each of figures)
      console.log(
        `| ${name} | ${each.users} | ${each.requests} | ${each.p50.toFixed(1)} | ${each.p99.toFixed(1)} | ${each.ofRounds.toFixed(1)} | ${each === before || !before ? '' : `${(each.p99 / before.p99).toFixed(2)}×, ${(each.ofRounds / before.ofRounds).toFixed(2)}×`} |`,
      )
  }
  for (const running of [small, large]) {
    const failures = rounds(running).flatMap(({ sent }) => sent.filter(({ time }) => time === null)).length
    const cpus = rounds(running).map(({ cpu }) => cpu)
    console.log(
      `${running.sizes.users} users: ${failures} failures, CPU ${median(cpus).toFixed(2)} ms a request (median of ${cpus.map((cpu) => cpu.toFixed(2)).join(', ')}), load ${rounds(
        running,
      )
        .map(({ load }) => load.toFixed(1))
        .join(', ')}`,
    )
  }
}

const dataDir = await mkdtemp(join(process.env.BENCH_FOLDER ?? tmpdir(), 'wohlauf-scale-'))
const database = await startEmbeddedDatabase({
  dataDir,
  log: { debug: () => {}, warn: console.warn },
  settings: { shared_preload_libraries: 'pg_stat_statements', max_wal_size: '8GB' },
})
try {
  const [small, large] = [
    await start(SMALL, await createDatabase(database.superuserUrl, SMALL)),
    await start(LARGE, await createDatabase(database.superuserUrl, LARGE)),
  ]
  // One round with all people, so that code is compiled and content is in the cache.
  for (const running of [small, large])
    await measure(running, (1000 * OPERATIONS.length * running.sizes.people * 2) / PER_SECOND)
  const admin = await connect(large.url)
  await admin.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements')
  await admin.query('SELECT pg_stat_statements_reset()')
  for (let round = 0; round < ROUNDS; round += 1)
    for (const running of round % 2 === 0 ? [small, large] : [large, small])
      roundsOf.set(running, [...(roundsOf.get(running) ?? []), await measure(running, ROUND_MS)])
  printComparison(small, large)
  await printSlowest(admin)
  await printSizes(admin, LARGE.users)
  await Promise.all([small.stop(), large.stop()])
  await sumUpAll(large.url, SECRET_KEY, dataDir)
  await admin.query('VACUUM ANALYZE habit_log, health_point_entry, habit_month')
  await printSizes(admin, LARGE.users)
  await printVacuum(admin)
  await admin.end()
} finally {
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}
