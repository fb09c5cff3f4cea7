/*
 * Loses the primary of a PostgreSQL with a standby, under load, and promotes the standby. Two servers and a worker of the product reach
 * the primary by one address, as behind HAProxy or a virtual address; they are never restarted. Learners read, mark pages and
 * ask for passwords all the time.
 *
 * - `killed`: the primary dies, its connections end. Replication is synchronous: nothing that was acknowledged is missing.
 * - `silent`: the primary's machine disappears, its connections stay open and nobody answers.
 * - `standby`: the only standby disappears instead. Writes wait and are refused, reading continues, connections stay bounded.
 * - `asynchronous`: the standby was a few seconds behind. What was acknowledged in these seconds is missing, all else works.
 */
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '../../apps/server/src/composition/migrate.ts'
import { receiveMails } from '../../apps/server/src/platform/mail/mailbox/receive-mails.ts'
import { openGate } from '../../apps/server/src/testing/gate.ts'
import { createWorld } from '../../bench/server/world.ts'
import { countsOf, isRead, missingIn, post, startAcknowledgedLoad } from '../machine/acknowledged-load.mjs'
import { Problem, runCommand } from '../machine/command.mjs'
import { createOwner, onServer, startServer, startStandby } from '../machine/database-servers.mjs'
import { freePort, productionSettings, startProduct, startWorker } from '../machine/product-under-load.mjs'

const PER_SECOND = 60
const QUIET_MS = 8000
/** After this time a monitor of the primary counts it as lost. */
const NOTICED_AFTER_MS = 5000
const BACK_WITHIN_MS = 30_000
const AFTER_MS = 45_000
const BEHIND_MS = 3000
const STANDBY_AWAY_MS = 30_000
/** Two servers and a worker, as docs/operations/connections.md adds them up, and what watches them. */
const MOST_CONNECTIONS = 2 * 30 + 16 + 2
const backendsWhere = (condition) => `SELECT count(*) FROM pg_stat_activity WHERE ${condition}`
const REPLICATION = { wal_keep_size: '256MB', wal_receiver_timeout: '60s', max_connections: '100' }

const folder = mkdtempSync(join(tmpdir(), 'wohlauf-trial-'))
const end = []

const require = (isTrue, problem) => {
  if (!isTrue) throw new Problem(problem)
}

const untilTrue = async (what, ask, ms = 60_000) => {
  for (const startedAt = Date.now(); !(await ask().catch(() => false)); await sleep(100))
    require(Date.now() - startedAt < ms, `It took too long until ${what}.`)
}

const ask = async (server, text) =>
  Object.values((await onServer(server.adminUrl, (c) => c.query(text))).rows[0])[0]

const makeSynchronous = async (primary, standby) => {
  for (const text of [
    `ALTER SYSTEM SET synchronous_standby_names = '${standby.name}'`,
    'SELECT pg_reload_conf()',
  ])
    await onServer(primary.adminUrl, (client) => client.query(text))
  await untilTrue(
    'the standby was synchronous',
    async () =>
      (await ask(primary, `SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'`)) === '1',
  )
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

const slowestOf = (answers) => Math.max(0, ...answers.map(({ ms }) => ms))

const run = async () => {
  chmodSync(folder, 0o755)
  let primary = await startServer(folder, 'first', REPLICATION)
  end.push(primary.stop)
  await createOwner(primary.superuserUrl)
  const secretKey = randomBytes(32).toString('base64')
  await migrate(primary.url, secretKey)
  const world = await createWorld(primary.adminUrl, 500)
  const address = await openGate(() => primary.port)
  end.push(address.close)
  const mails = new Map()
  const mailServer = await receiveMails(0, async (message) => {
    const [, to] = /^To: (\S+)/im.exec(message.toString()) ?? []
    if (!mails.has(to)) mails.set(to, Date.now())
  })
  end.push(mailServer.close)
  const url = new URL(primary.url)
  url.port = String(address.port)
  const settings = productionSettings({
    DATABASE_URL: url.href,
    SECRET_KEY: secretKey,
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  })
  const ports = [await freePort(), await freePort()]
  for (const port of ports) {
    const server = await startProduct({ ...settings, PORT: String(port) }, folder)
    end.push(async () => server.kill())
  }
  const worker = await startWorker(settings, folder)
  end.push(async () => worker.kill())

  /** Takes the only synchronous standby away for a while. */
  const loseStandby = async (link) => {
    const load = startAcknowledgedLoad(ports, world, PER_SECOND)
    await sleep(QUIET_MS)
    link.silence()
    const lostAt = Date.now()
    let most = 0
    for (; Date.now() - lostAt < STANDBY_AWAY_MS; await sleep(500))
      most = Math.max(most, Number(await ask(primary, backendsWhere(`backend_type = 'client backend'`))))
    // Counts answers to requests after the loss: a busy machine may deliver earlier answers later.
    const during = load.answers.filter(({ at, ms }) => at - ms > lostAt + 100)
    const reads = during.filter(isRead)
    const writes = during.filter((answer) => !isRead(answer))
    const connections = await ask(primary, backendsWhere(`wait_event = 'SyncRep'`))
    link.cut()
    link.restore()
    const backAt = Date.now()
    await sleep(20_000)
    await load.end()
    const failed = load.answers.filter(({ status, at }) => status !== 200 && at > backAt)
    const back = Math.max(backAt, ...failed.map(({ at }) => at)) - backAt
    console.log(
      `The only standby away for ${seconds(STANDBY_AWAY_MS)}: writes ${countsOf(writes)}; reads ${countsOf(reads)}, the slowest took ${seconds(slowestOf(reads))}; ${connections} connections wait, of at most ${most}`,
    )
    const missing = await missingIn(primary.adminUrl, load.marks)
    console.log(`  back, the last refusal came after ${seconds(back)}; ${missing.length} marks are missing`)
    require(!writes.some(({ status }) => status === 200), 'Writes were acknowledged alone.')
    require(reads.every(({ status }) => status === 200), 'Reads were refused.')
    require(most <= MOST_CONNECTIONS, 'More connections were open than the processes may have.')
  }

  /** Two ways of losing the primary; in both it is dead when its standby is promoted. */
  const lose = {
    killed: () => primary.kill(),
    silent: () => {
      address.silence()
      primary.kill()
    },
  }

  const failOver = async (what, howLost, standby, fallBehind) => {
    const load = startAcknowledgedLoad(ports, world, PER_SECOND)
    await sleep(QUIET_MS)
    await fallBehind?.()
    const lostAt = Date.now()
    lose[howLost]()
    const former = primary
    await sleep(NOTICED_AFTER_MS)
    await onServer(standby.adminUrl, (client) => client.query('SELECT pg_promote()'))
    const promotedAt = Date.now()
    primary = standby
    address.restore()
    await sleep(AFTER_MS)
    await load.end()
    await former.stop().catch(() => {})

    const failed = load.answers.filter(({ status }) => status !== 200)
    const refusedCalls = failed.filter(({ status }) => status === 503)
    const back = Math.max(lostAt, ...refusedCalls.map(({ at }) => at)) - lostAt
    const missing = await missingIn(primary.adminUrl, load.marks)
    console.log(`${what}: ${load.answers.length} requests, ${countsOf(load.answers)}`)
    console.log(
      `  promoted after ${seconds(promotedAt - lostAt)}, the last refusal after ${seconds(back)}, the slowest answer took ${seconds(slowestOf(load.answers))}`,
    )
    console.log(`  ${load.marks.length} marks were acknowledged, ${missing.length} of them are missing`)
    // A learner whose last mark was lost may not mark the next page.
    const mayBe = fallBehind ? [503, 409] : [503]
    require(failed.every(({ status }) => mayBe.includes(status)), `Answers were ${countsOf(failed)}.`)
    require(back < BACK_WITHIN_MS, 'Clients were refused for too long.')
    await checkRecovery(what, load, fallBehind ? promotedAt : 0, promotedAt)
    return { missing, lostAt }
  }

  /** Checks that jobs run, both kinds of process listen again, and changed content is shown immediately. */
  const checkRecovery = async (what, { resets }, since, promotedAt) => {
    const requests = resets.filter(({ at }) => at > since)
    const hasArrived = ({ emailAddress }) => mails.has(emailAddress)
    await untilTrue('every mail had arrived', async () => requests.every(hasArrived), 120_000)
    const first = Math.min(...[...mails.values()].filter((at) => at > promotedAt)) - promotedAt
    const longest = Math.max(...requests.map(({ emailAddress, at }) => mails.get(emailAddress) - at))
    console.log(
      `  ${requests.length} mails were asked for, the first one arrived ${seconds(first)} after the promotion, the slowest took ${seconds(longest)}`,
    )
    require(first < BACK_WITHIN_MS, 'Jobs stood still for too long.')
    await untilTrue(
      'each process listened for jobs again',
      async () =>
        (await ask(
          primary,
          `SELECT count(*) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND query ~ 'LISTEN|pg_listening'`,
        )) === '3',
    )
    await onServer(primary.adminUrl, (client) =>
      client.query('UPDATE module SET title = $1 WHERE id = $2', [what, world.modules[0].moduleId]),
    )
    const asLearner = { 'auth-token': world.users[0].token }
    for (const port of ports) {
      const { status, text } = await post(port, '/api/modules/get-modules-query', {}, asLearner)
      require(text?.includes(what), `A server shows former content: ${status}.`)
    }
    require(!worker.hasEnded(), `The worker has ended:\n${worker.output()}`)
  }

  const standbyOf = async (name, port = primary.port) => {
    const standby = await startStandby(folder, name, primary, port)
    end.push(standby.stop)
    return standby
  }

  for (const [what, howLost, name] of [
    ['Killed', 'killed', 'second'],
    ['Silent', 'silent', 'third'],
  ]) {
    const standby = await standbyOf(name)
    await makeSynchronous(primary, standby)
    const { missing } = await failOver(what, howLost, standby)
    require(missing.length === 0, 'Marks that were acknowledged are missing.')
  }

  const link = await openGate(() => primary.port)
  end.push(link.close)
  const standby = await standbyOf('fourth', link.port)
  await makeSynchronous(primary, standby)
  await loseStandby(link)

  await onServer(primary.adminUrl, (client) => client.query('ALTER SYSTEM RESET synchronous_standby_names'))
  await onServer(primary.adminUrl, (client) => client.query('SELECT pg_reload_conf()'))
  const { missing, lostAt } = await failOver('Asynchronous', 'killed', standby, async () => {
    link.silence()
    await sleep(BEHIND_MS)
  })
  const oldest = Math.max(0, ...missing.map(({ at }) => lostAt - at))
  console.log(`  the oldest of them was acknowledged ${seconds(oldest)} before the loss`)
  require(missing.length > 0, 'The standby was not behind.')
  require(oldest <= BEHIND_MS + 500, 'More is missing than what the standby had not received.')
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
