import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startEmbeddedDatabase } from '@wohlauf/embedded-database'
import pg from 'pg'
import { migrate } from '../../apps/server/src/composition/migrate.ts'
import { remindOfHabits } from '../../apps/server/src/contexts/reminders/jobs/remind-of-habits.ts'
import { child } from '../server/child.ts'
import { cpuTime, parentOf } from '../server/cpu.ts'
import type { Reading } from '../server/steady.ts'
import { startWorker } from '../server/worker.ts'
import { planOfDueQuery } from './plans.ts'
import { startReaders } from './readers.ts'
import { createWorld, makeDue, type RemindersWorld, type Sizes } from './world.ts'

const sizeFrom = (name: string, usual: number) => Number(process.env[name] ?? usual)
const SIZES: Sizes = {
  apps: sizeFrom('BENCH_APPS', 1000),
  users: sizeFrom('BENCH_USERS', 1_000_000),
  due: sizeFrom('BENCH_DUE', 100_000),
  isFirstMail: process.env.BENCH_FIRST_MAIL === '1',
}
const QUIET_SECONDS = sizeFrom('BENCH_SECONDS', 60)
const READS_PER_SECOND = sizeFrom('BENCH_READS', 60)
const SECRET_KEY = randomBytes(32).toString('base64')
const NOBODY = -1

type Receiver = ChildProcess
type Received = { accepted: number; different: number }

const askReceiver = async (receiver: Receiver): Promise<Received> => {
  const answer = once(receiver, 'message')
  receiver.send({})
  return ((await answer) as [Received])[0]
}

const seconds = (began: number) => (performance.now() - began) / 1000

/** Repeats the query until there is no such row; seldom enough to cost nothing. */
const untilNone = async (admin: pg.Client, query: string, values: unknown[] = []): Promise<void> => {
  while ((await admin.query(query, values)).rowCount) await setTimeout(250)
}

type Minute = { startedAt: Date; endedAt: Date | null }

/**
 * Waits for the run of the worker's own schedule that begins at `dueAt` or later. Identified by its row: a query for
 * due intents would also read all obsolete index entries.
 */
const minuteOf = async (admin: pg.Client, dueAt: Date): Promise<{ startedAt: Date; endedAt: Date }> => {
  for (;;) {
    const { rows } = await admin.query<Minute>(
      `SELECT started_on AS "startedAt", completed_on AS "endedAt" FROM pgboss.job
       WHERE name = $1 AND started_on >= $2 ORDER BY started_on LIMIT 1`,
      [remindOfHabits.name, dueAt],
    )
    const [minute] = rows
    if (minute?.endedAt) return { ...minute, endedAt: minute.endedAt }
    await setTimeout(250)
  }
}

const untilMailsAreSent = (admin: pg.Client) => untilNone(admin, 'SELECT FROM mail LIMIT 1')

/** CPU seconds of each part so far. */
const cpuSpent = async (pids: Record<string, number | undefined>, postmaster: number) => {
  const all: [string, number][] = [['database', (await cpuTime(NOBODY, postmaster)) / 1000]]
  for (const [name, pid] of Object.entries(pids))
    all.push([name, (await cpuTime(pid ?? NOBODY, NOBODY)) / 1000])
  return Object.fromEntries(all)
}

const difference = (after: Record<string, number>, before: Record<string, number>): string =>
  Object.entries(after)
    .map(([name, value]) => `${name} ${(value - (before[name] ?? 0)).toFixed(1)}`)
    .join(', ')

const print = (what: string, ...figures: (string | number)[]) =>
  console.log(`${what}: ${figures.join(', ')} (load ${loadavg()[0]?.toFixed(1)})`)

const printReading = (what: string, { p50, p99, requests, failures }: Reading) =>
  print(
    what,
    `p50 ${p50.toFixed(1)} ms`,
    `p99 ${p99.toFixed(1)} ms`,
    `${requests} requests`,
    `${failures} failures`,
  )

const measure = async (url: string, { tokens, plannedAt }: RemindersWorld): Promise<void> => {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const { rows } = await admin.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const postmaster = await parentOf(rows[0]?.pid ?? 0)

  const receiver = await child('../reminders/mail-sink.ts', {})
  const env = {
    DATABASE_URL: url,
    SECRET_KEY,
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${receiver.port}`,
  }
  const product = await child('./product.ts', env)
  const worker = await startWorker(env)
  const pids = { worker: worker.pid, product: product.process.pid, 'mail server': receiver.process.pid }
  // Readers are active all the time: after a pause the first requests are slow, regardless of the worker.
  const readers = startReaders(product.port, tokens, READS_PER_SECOND)
  const warmUp = await makeDue(admin, 'for warming up', plannedAt)
  await minuteOf(admin, warmUp.dueAt)
  await untilMailsAreSent(admin)

  const quietFrom = new Date()
  await setTimeout(QUIET_SECONDS * 1000)
  const quietUntil = new Date()

  const { dueAt, count } = await makeDue(admin, 'all', plannedAt)
  console.log(await planOfDueQuery(url, SECRET_KEY, dueAt))
  const leadMs = dueAt.getTime() - Date.now()
  if (leadMs < 0) throw new Error('The minute had begun before its reminders were planned.')
  await setTimeout(leadMs)
  const before = await askReceiver(receiver.process)
  const atStart = await cpuSpent(pids, postmaster)
  const { startedAt, endedAt } = await minuteOf(admin, dueAt)
  await readers.stop()
  const quiet = readers.between(quietFrom, quietUntil)
  const busy = readers.between(startedAt, endedAt)
  printReading('readers, quiet', quiet)
  const { rows: remainingRows } = await admin.query('SELECT FROM habit_intent WHERE next_reminder_at <= $1', [
    dueAt,
  ])
  if (remainingRows.length > 0) throw new Error(`${remainingRows.length} reminders are still due.`)
  const afterMinute = await cpuSpent(pids, postmaster)
  const inMinute = await askReceiver(receiver.process)
  print(
    `${count} notifications recorded`,
    `${((endedAt.getTime() - startedAt.getTime()) / 1000).toFixed(1)} s`,
  )
  console.log(`CPU seconds: ${difference(afterMinute, atStart)}`)
  printReading('readers, in that minute', busy)
  console.log(`p99 compared with the quiet one: ${(busy.p99 / quiet.p99).toFixed(1)}×`)
  console.log(`mails sent in that time: ${inMinute.accepted - before.accepted}`)

  const mailsBegan = performance.now()
  await untilMailsAreSent(admin)
  const mailSeconds = seconds(mailsBegan)
  const receiverCounts = await askReceiver(receiver.process)
  const sentCount = receiverCounts.accepted - inMinute.accepted
  print('mails sent afterwards', `${sentCount}`, `${(sentCount / mailSeconds).toFixed(0)} a second`)
  console.log(`CPU seconds: ${difference(await cpuSpent(pids, postmaster), afterMinute)}`)
  const { rows: counts } = await admin.query('SELECT count(*)::int AS notifications FROM notification')
  console.log('stored and received:', { ...counts[0], ...receiverCounts })

  worker.kill('SIGTERM')
  await once(worker, 'exit')
  product.process.disconnect()
  receiver.process.disconnect()
  await admin.end()
}

const dataDir = await mkdtemp(join(tmpdir(), 'wohlauf-bench-'))
const database = await startEmbeddedDatabase({ dataDir, log: { debug: () => {}, warn: console.warn } })
try {
  const url = database.superuserUrl
  await migrate(url, SECRET_KEY)
  const began = performance.now()
  const world = await createWorld(url, SECRET_KEY, SIZES)
  print(`${SIZES.users} users in ${SIZES.apps} apps`, `created in ${seconds(began).toFixed(0)} s`)
  await measure(url, world)
} finally {
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}
