/*
 * Runs two servers behind PgBouncer in transaction mode, as docs/operations/pgbouncer.md says: learners read, mark, log in and write to
 * the support, over fewer connections to the database than the servers have to PgBouncer. Every answer must be 200, and every
 * mail must be sent by a job.
 */
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getOwnSessions } from '@wohlauf/contract/accounts/sessions'
import { login } from '@wohlauf/contract/authentication/authentication'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getNotificationStatus } from '@wohlauf/contract/dashboard/notifications'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { searchContent } from '@wohlauf/contract/search/search'
import { createSupportMessage } from '@wohlauf/contract/support/support'
import { getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import pg from 'pg'
import { migrate } from '../../apps/server/src/composition/migrate.ts'
import { startMailServer } from '../../apps/server/src/testing/mail/mail-server.ts'
import { casesOf, MARK } from '../../bench/server/cases.ts'
import { BENCH_PASSWORD, createWorld } from '../../bench/server/world.ts'
import { startEmbeddedDatabase } from '../../packages/embedded-database/src/index.ts'
import { Problem, runCommand } from '../machine/command.mjs'
import {
  call,
  freePort,
  productionSettings,
  requireProgram,
  startLoad,
  startProduct,
} from '../machine/product-under-load.mjs'

const SECONDS = Number(process.env.TRIAL_SECONDS ?? 30)
const PER_SECOND = 60
const READERS = 6
const MAILS = 20
const LOGINS = 20
/** Of each role; the servers open up to 16 and 8 to PgBouncer, each. */
const POOL_SIZE = 6
const OLDEST = [1, 21]

const folder = mkdtempSync(join(tmpdir(), 'wohlauf-trial-'))
const log = join(folder, 'pgbouncer.log')
const end = []

const requirePgBouncer = () => {
  const program = requireProgram('pgbouncer', 'pgbouncer')
  const [, version] =
    /PgBouncer (\d+\.\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? []
  const [major = 0, minor = 0] = (version ?? '').split('.').map(Number)
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    throw new Problem(
      `PgBouncer ${version} cannot keep prepared statements in transaction mode: ${OLDEST.join('.')} or newer is needed (Debian 13 has 1.24).`,
    )
  return { program, version }
}

const onServer = async (url, work) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The SQL of the guide. */
const AUTHENTICATION = `
  CREATE ROLE pgbouncer LOGIN PASSWORD 'trial';
  CREATE SCHEMA pgbouncer;
  CREATE FUNCTION pgbouncer.secret_of(text, OUT name text, OUT secret text) RETURNS record
    LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
      SELECT rolname, CASE WHEN rolvaliduntil < now() THEN NULL ELSE rolpassword END FROM pg_authid
      WHERE rolname = $1 AND rolname IN ('wohlauf_runtime', 'wohlauf_platform')
    $$;
  REVOKE ALL ON FUNCTION pgbouncer.secret_of(text) FROM PUBLIC;
  GRANT USAGE ON SCHEMA pgbouncer TO pgbouncer;
  GRANT EXECUTE ON FUNCTION pgbouncer.secret_of(text) TO pgbouncer;`

/** In a database beside the product's, whose check refuses functions of others that run with their owner's rights. */
const prepareAuthentication = (superuserUrl) =>
  onServer(superuserUrl, async (client) => {
    await client.query('CREATE DATABASE pgbouncer_auth')
    const url = new URL(superuserUrl)
    url.pathname = '/pgbouncer_auth'
    await onServer(url.href, (other) => other.query(AUTHENTICATION))
  })

const startPgBouncer = async (program, superuserUrl) => {
  const { hostname, port: databasePort, pathname } = new URL(superuserUrl)
  const port = await freePort()
  const users = join(folder, 'userlist.txt')
  writeFileSync(users, '"pgbouncer" "trial"\n')
  const configuration = join(folder, 'pgbouncer.ini')
  writeFileSync(
    configuration,
    `[databases]
wohlauf = host=${hostname} port=${databasePort} dbname=${pathname.slice(1)}
pgbouncer_auth = host=${hostname} port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
auth_user = pgbouncer
auth_dbname = pgbouncer_auth
auth_query = SELECT name, secret FROM pgbouncer.secret_of($1)
pool_mode = transaction
max_prepared_statements = 200
ignore_startup_parameters = statement_timeout,options
max_client_conn = 500
default_pool_size = ${POOL_SIZE}
stats_users = pgbouncer
`,
  )
  writeFileSync(log, '')
  // PgBouncer does not run as root.
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  chmodSync(folder, 0o755)
  const bouncer = spawn(program, [...asUser, configuration], { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [bouncer.stdout, bouncer.stderr])
    stream.on('data', (bytes) => writeFileSync(log, bytes, { flag: 'a' }))
  const kill = () => bouncer.kill('SIGKILL')
  process.on('exit', kill)
  const exited = once(bouncer, 'exit')
  end.push(async () => {
    bouncer.kill('SIGKILL')
    await exited
    process.off('exit', kill)
  })
  await sleep(1000)
  if (bouncer.exitCode !== null) throw new Problem(`PgBouncer ended:\n${readFileSync(log, 'utf8')}`)
  return port
}

const QUERIES = [getDashboard, getNotificationStatus, getUserProgress, getHabitIntents, getOwnSessions].map(
  ({ path }) => path,
)

/** One request after the other, all kinds in turn, until the time is over. */
const read = async (ports, world, until, counts) => {
  const cases = casesOf(world).filter(({ name }) => name !== MARK)
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

const write = async (ports, { users }, counts) => {
  for (let turn = 0; turn < Math.max(MAILS, LOGINS); turn += 1) {
    const { token, emailAddress } = users.at(-1 - turn)
    const requests = [
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

const run = async () => {
  const { program, version } = requirePgBouncer()
  const database = await startEmbeddedDatabase({
    dataDir: join(folder, 'database'),
    log: { debug: () => {}, warn: () => {} },
  })
  end.push(database.stop)
  const { mails, stop } = await startMailServer()
  end.push(stop)
  const secretKey = randomBytes(32).toString('base64')
  await migrate(database.superuserUrl, secretKey)
  const world = await createWorld(database.superuserUrl, 500)
  await prepareAuthentication(database.superuserUrl)
  const poolerPort = await startPgBouncer(program, database.superuserUrl)
  const ports = [await freePort(), await freePort()]
  for (const port of ports) {
    const server = await startProduct(
      productionSettings({
        PORT: String(port),
        DATABASE_URL: `postgres://wohlauf@127.0.0.1:${poolerPort}/wohlauf`,
        DATABASE_DIRECT_URL: database.superuserUrl,
        SECRET_KEY: secretKey,
        SMTP_URL: mails.smtpUrl,
      }),
      folder,
    )
    end.push(async () => server.kill())
  }
  const load = startLoad(ports[0], world, PER_SECOND)
  const counts = {}
  const until = performance.now() + SECONDS * 1000
  const most = { servers: 0, clients: 0 }
  const statistics = `postgres://pgbouncer:trial@127.0.0.1:${poolerPort}/pgbouncer`
  const watch = () =>
    onServer(statistics, async (client) => {
      for (; performance.now() < until; await sleep(500))
        for (const what of ['servers', 'clients']) {
          const { rows } = await client.query(`SHOW ${what.toUpperCase()}`)
          most[what] = Math.max(most[what], rows.filter(isOurs).length)
        }
    })
  await Promise.all([
    watch(),
    write(ports, world, counts),
    ...Array.from({ length: READERS }, () => read(ports, world, until, counts)),
  ])
  const { counts: statuses, failures } = await load.end()
  for (const [status, count] of Object.entries(statuses)) counts[`${status} of the even load`] = count
  for (const { status, path } of failures.slice(0, 5)) console.log(`  ${status} ${path}`)

  for (const [what, count] of Object.entries(counts).sort()) console.log(`  ${what}: ${count}`)
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const good = Object.entries(counts)
    .filter(([what]) => what.startsWith('200'))
    .reduce((sum, [, count]) => sum + count, 0)
  console.log(
    `PgBouncer ${version}: ${good} of ${total} requests were answered with 200; at most ${most.clients} connections to it shared ${most.servers} to the database.`,
  )
  const shown = readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => / (WARNING|ERROR|FATAL) /.test(line))
  if (shown.length > 0) console.log(shown.slice(-10).join('\n'))
  if (good < total) throw new Problem('Requests failed.')

  const { rows } = await onServer(statistics, (client) => client.query('SHOW STATS_TOTALS'))
  const ours = rows.find(isOurs)
  console.log(`  ${ours.xact_count} transactions, ${ours.query_count} queries went through it.`)

  for (let attempt = 0; attempt < 300 && (await mails.all()).length < 2 * MAILS; attempt += 1)
    await sleep(200)
  const sent = (await mails.all()).length
  console.log(`${sent} mails were sent by jobs.`)
  if (sent < 2 * MAILS) throw new Problem(`${2 * MAILS} mails were expected.`)
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
