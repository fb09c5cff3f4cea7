/*
 * Runs two servers behind PgBouncer in transaction mode, in both ways of docs/operations/pgbouncer.md: with passwords that PgBouncer asks
 * PostgreSQL for, and with a list of users, for which no superuser is needed. Learners read, mark, set goals, log in and write
 * to the support, over fewer connections to the database than the servers have to PgBouncer. Every answer must be
 * 200, and every mail must be sent by a job.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getOwnSessions } from '@wohlauf/contract/accounts/sessions'
import { login } from '@wohlauf/contract/authentication/authentication'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getNotificationStatus } from '@wohlauf/contract/dashboard/notifications'
import { createUserGoal, getUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { searchContent } from '@wohlauf/contract/search/search'
import { createSupportMessage } from '@wohlauf/contract/support/support'
import { getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { migrate } from '../../apps/server/src/composition/migrate.ts'
import { startMailServer } from '../../apps/server/src/testing/mail/mail-server.ts'
import { casesOf } from '../../bench/server/cases.ts'
import { BENCH_PASSWORD, createWorld } from '../../bench/server/world.ts'
import { Problem, runCommand } from '../machine/command.mjs'
import { createOwner, onServer, startServer } from '../machine/database-servers.mjs'
import { prepareAuthentication, requirePgBouncer, startPgBouncer, WAYS } from '../machine/pgbouncer.mjs'
import {
  call,
  freePort,
  productionSettings,
  startLoad,
  startProduct,
} from '../machine/product-under-load.mjs'

const SECONDS = Number(process.env.TRIAL_SECONDS ?? 30)
const PER_SECOND = 60
const READERS = 6
const MAILS = 20
const LOGINS = 20
/** The pool size of each role; the servers open up to 14 and 6 to PgBouncer, each. */
const POOL_SIZE = 6

const folder = mkdtempSync(join(tmpdir(), 'wohlauf-trial-'))
const end = []

const QUERIES = [
  getDashboard,
  getNotificationStatus,
  getUserProgress,
  getHabitIntents,
  getOwnSessions,
  getUserGoalProgress,
].map(({ path }) => path)

/** Sends one request after the other, all kinds in turn, until the time is over. */
const read = async (ports, world, until, counts) => {
  // `write` logs in, as often as its limit allows.
  const cases = casesOf(world).filter(({ name }) => name !== 'login')
  for (let turn = 0; performance.now() < until; turn += 1) {
    const [path, token] = [QUERIES[turn % QUERIES.length], world.users[turn % world.users.length].token]
    const asked = cases[turn % cases.length].ours()
    for (const request of [
      { path: asked.path, token: asked.headers['auth-token'], body: asked.body ?? {} },
      { path, token, body: {} },
      { path: searchContent.path, token, body: { text: 'Hunger' } },
    ]) {
      const status = await call(ports[turn % ports.length], request)
      const key = `${status} ${request.path}`
      counts[key] = (counts[key] ?? 0) + 1
    }
  }
}

const GOALS = 48

/** Each way uses learners of its own, so that none reaches a limit. */
const write = async (ports, users, counts) => {
  for (let turn = 0; turn < Math.max(MAILS, LOGINS, GOALS); turn += 1) {
    const { token, emailAddress } = users[turn]
    const requests = [
      turn < GOALS && {
        path: createUserGoal.path,
        token,
        body: { userGoalId: randomUUID(), title: `Ziel ${turn}`, initialScore: 3 },
      },
      turn < MAILS && {
        path: createSupportMessage.path,
        token,
        body: { issueType: 'TECHNICAL', message: `Frage ${turn}` },
      },
      turn < LOGINS && {
        path: login.path,
        body: { emailAddress, password: BENCH_PASSWORD },
      },
    ].filter(Boolean)
    for (const request of requests) {
      const status = await call(ports[turn % ports.length], request)
      const key = `${status} ${request.path}`
      counts[key] = (counts[key] ?? 0) + 1
    }
  }
}

const isOurs = ({ database }) => database === 'wohlauf'

/** Enables goals in the measurements' app, and records the consent of its learners. */
const openGoals = (url) =>
  onServer(url, async (client) => {
    await client.query(`UPDATE app SET enabled_features = enabled_features || '{GOAL_TRACKING}'`)
    await client.query('UPDATE app_user SET health_consent_version = $1', [HEALTH_DATA_CONSENT.version])
  })

const checkCounts = ({ what, version, complaints }, counts, most) => {
  for (const [key, count] of Object.entries(counts).sort()) console.log(`  ${key}: ${count}`)
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const good = Object.entries(counts)
    .filter(([key]) => key.startsWith('200'))
    .reduce((sum, [, count]) => sum + count, 0)
  console.log(
    `PgBouncer ${version} ${what}: ${good} of ${total} requests were answered with 200; at most ${most.clients} connections to it shared ${most.servers} to the database.`,
  )
  if (complaints.length > 0) console.log(complaints.slice(-10).join('\n'))
  if (good < total) throw new Problem('Requests failed.')
}

const runWay = async (
  { what, users: listOf, settings },
  learners,
  { program, version, database, secretKey, world, mails },
) => {
  const users = listOf(secretKey, join(folder, 'users'))
  const bouncer = await startPgBouncer(program, folder, database.port, {
    users,
    settings,
    poolSize: POOL_SIZE,
  })
  end.push(bouncer.stop)
  const ports = [await freePort(), await freePort()]
  const servers = []
  for (const port of ports)
    servers.push(
      await startProduct(
        productionSettings({
          PORT: String(port),
          DATABASE_URL: `postgres://wohlauf@127.0.0.1:${bouncer.port}/wohlauf`,
          DATABASE_DIRECT_URL: database.url,
          SECRET_KEY: secretKey,
          SMTP_URL: mails.smtpUrl,
        }),
        folder,
      ),
    )
  end.push(async () => {
    for (const server of servers) server.kill()
  })
  const before = (await mails.all()).length
  const load = startLoad(ports[0], world, PER_SECOND)
  const counts = {}
  const until = performance.now() + SECONDS * 1000
  const most = { servers: 0, clients: 0 }
  const statistics = `postgres://pgbouncer:trial@127.0.0.1:${bouncer.port}/pgbouncer`
  const watch = () =>
    onServer(statistics, async (client) => {
      for (; performance.now() < until; await sleep(500))
        for (const which of ['servers', 'clients']) {
          const { rows } = await client.query(`SHOW ${which.toUpperCase()}`)
          most[which] = Math.max(most[which], rows.filter(isOurs).length)
        }
    })
  await Promise.all([
    watch(),
    write(ports, learners, counts),
    sleep(SECONDS * 1000).then(load.end),
    ...Array.from({ length: READERS }, () => read(ports, world, until, counts)),
  ])
  const { counts: statuses, failures } = await load.end()
  for (const [status, count] of Object.entries(statuses)) counts[`${status} of the even load`] = count
  for (const { status, path } of failures.slice(0, 5)) console.log(`  ${status} ${path}`)
  checkCounts({ what, version, complaints: bouncer.complaints() }, counts, most)

  const { rows } = await onServer(statistics, (client) => client.query('SHOW STATS_TOTALS'))
  const ours = rows.find(isOurs)
  console.log(`  ${ours.xact_count} transactions, ${ours.query_count} queries went through it.`)
  const sentSince = async () => (await mails.all()).length - before
  for (let attempt = 0; attempt < 300 && (await sentSince()) < 2 * MAILS; attempt += 1) await sleep(200)
  console.log(`  ${await sentSince()} mails were sent by jobs.`)
  if ((await sentSince()) < 2 * MAILS) throw new Problem(`${2 * MAILS} mails were expected.`)
  for (const server of servers) await server.stop()
  await bouncer.stop()
}

const run = async () => {
  const { program, version } = requirePgBouncer()
  chmodSync(folder, 0o755)
  const database = await startServer(folder, 'database')
  end.push(database.stop)
  await createOwner(database.superuserUrl)
  const { mails, stop } = await startMailServer()
  end.push(stop)
  const secretKey = randomBytes(32).toString('base64')
  await migrate(database.url, secretKey)
  const world = await createWorld(database.adminUrl, 500)
  await openGoals(database.adminUrl)
  await prepareAuthentication(database.superuserUrl)
  for (const [index, way] of [WAYS.list, WAYS.asks].entries())
    await runWay(way, world.users.slice(index * GOALS, (index + 1) * GOALS), {
      program,
      version,
      database,
      secretKey,
      world,
      mails,
    })
}

await runCommand(async () => {
  try {
    await run()
    return 0
  } finally {
    for (const stop of end.reverse()) await stop().catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }
})
