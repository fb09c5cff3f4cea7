/*
 * Loses a server under load, and restores it. The product runs on a PostgreSQL of its own, as a role that is no superuser, and
 * learners mark pages all the time. Meanwhile a backup is made and its write-ahead log archived; then product and PostgreSQL are
 * killed and their disk counts as lost.
 *
 * - The backup is restored on another server: every mark that was acknowledged before its time is there.
 * - A base backup with the archived log is restored: every mark is there except those of the last seconds, whose log was
 *   not archived yet. With the log that was left on the disk, every mark is there.
 */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { migrate } from '../../apps/server/src/composition/migrate.ts'
import { child } from '../../bench/server/child.ts'
import { createWorld } from '../../bench/server/world.ts'
import { Problem, runCommand } from '../machine/command.mjs'
import { baseBackup, createOwner, onServer, startServer } from '../machine/database-servers.mjs'
import { ourNode, root } from '../machine/paths.mjs'

const USERS = Number(process.env.TRIAL_USERS ?? 1000)
const CONNECTIONS = 16
const QUIET_SECONDS = 5
const LATER_SECONDS = 8
/** The latest time after which PostgreSQL archives a segment of its log. */
const ARCHIVE_SECONDS = 2

const secretKey = randomBytes(32).toString('base64')
const folder = mkdtempSync(join(tmpdir(), 'wohlauf-trial-'))
const place = join(folder, 'place')
const log = join(folder, 'log')

const runProgram = async (file, args, settings) => {
  const path = join(root, 'apps/server/src/cli', file)
  const env = { PATH: process.env.PATH, ...settings }
  return (await promisify(execFile)(ourNode, [path, ...args], { env })).stdout
}

const keys = await runProgram('backup-key.ts', [], {})
const [identity, recipient] = [/AGE-SECRET-KEY-\S+/, /age1\S+/].map((form) => form.exec(keys)?.[0])

const settingsFor = (url, dataDir) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: url,
  SECRET_KEY: secretKey,
  LOG_LEVEL: 'warn',
  BACKUP_IDENTITY: identity,
  BACKUP_RECIPIENT: recipient,
})

const command = async (file, args, settings) => {
  const text = await runProgram(file, args, settings)
  console.log(text.trimEnd().replaceAll(/^/gm, '  '))
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** Sends with the host of the measurements' app; resolves to the status. */
const post = (port, path, token, body) =>
  new Promise((resolve, reject) => {
    const headers = { host: 'localhost', 'content-type': 'application/json', 'auth-token': token }
    const clientRequest = request({ port, path, method: 'POST', headers, agent }, (answer) =>
      answer
        .on('end', () => resolve(answer.statusCode))
        .on('error', reject)
        .resume(),
    )
    clientRequest.on('error', reject).end(JSON.stringify(body))
  })

/** Marks page after page over several connections, and records when each was acknowledged. */
const startMarking = (port, { users, modules }) => {
  const acknowledged = []
  let isOn = true
  let turn = 0
  const pages = modules.flatMap(({ pageIds }) => pageIds.slice(1))
  const markNext = async () => {
    const user = users[turn % users.length]
    const pageId = pages[Math.floor(turn / users.length)]
    turn += 1
    if (!pageId) throw new Problem('Every page is marked: more users are needed (TRIAL_USERS).')
    const began = performance.now()
    const status = await post(port, '/api/modules/mark-module-page-as-seen-command', user.token, {
      modulePageId: pageId,
    })
    if (status === 200)
      acknowledged.push({ userId: user.userId, pageId, at: Date.now(), ms: performance.now() - began })
    else if (isOn) throw new Problem(`A mark was answered with ${status}.`)
  }
  const loops = Array.from({ length: CONNECTIONS }, async () => {
    while (isOn)
      await markNext().catch((error) => {
        if (isOn) throw error
      })
  })
  const marking = Promise.all(loops)
  // Its error is thrown when the load ends.
  marking.catch(() => {})
  return {
    acknowledged,
    lose: () => {
      isOn = false
      return marking
    },
  }
}

const p99 = (marks) => {
  const times = marks.map(({ ms }) => ms).sort((a, b) => a - b)
  return `${times.length} marks, p99 ${(times[Math.floor(times.length * 0.99)] ?? 0).toFixed(0)} ms`
}

/** The marks that are missing in a database. */
const missingIn = (url, marks) =>
  onServer(url, async (client) => {
    const { rows } = await client.query('SELECT user_id, seen_page_ids FROM module_progress')
    const seenMarks = new Set(rows.flatMap((row) => row.seen_page_ids.map((pageId) => row.user_id + pageId)))
    return marks.filter(({ userId, pageId }) => !seenMarks.has(userId + pageId))
  })

const recover = async (name, base, passwordFile, moreLog) => {
  const dataDir = join(folder, name)
  mkdirSync(dataDir)
  cpSync(base, join(dataDir, 'postgres'), { recursive: true })
  if (moreLog) cpSync(moreLog, join(dataDir, 'postgres', 'pg_wal'), { recursive: true })
  cpSync(passwordFile, join(dataDir, 'postgres.password'))
  writeFileSync(join(dataDir, 'postgres', 'recovery.signal'), '')
  return startServer(folder, name, { restore_command: `cp ${log}/%f %p`, archive_mode: 'off' })
}

const require = (isTrue, problem) => {
  if (!isTrue) throw new Problem(problem)
}

const end = []

const run = async () => {
  mkdirSync(log)
  chmodSync(folder, 0o755)
  chmodSync(log, 0o777)
  const server = await startServer(folder, 'first', {
    archive_mode: 'on',
    archive_timeout: `${ARCHIVE_SECONDS}s`,
    archive_command: `test ! -f ${log}/%f && cp %p ${log}/%f.new && mv ${log}/%f.new ${log}/%f`,
  })
  end.push(server.stop)
  await createOwner(server.superuserUrl)
  await migrate(server.url, secretKey)
  const superusersUrl = new URL(server.superuserUrl)
  superusersUrl.pathname = '/wohlauf'
  const world = await createWorld(superusersUrl.href, USERS)
  const settings = settingsFor(server.url, join(folder, 'data'))
  const product = await child('./product.ts', { ...settings, NODE_ENV: 'development' })
  end.push(async () => product.process.kill('SIGKILL'))

  const { acknowledged, lose } = startMarking(product.port, world)
  await sleep(QUIET_SECONDS * 1000)
  console.log(`Under load, without a backup: ${p99(acknowledged)}.`)
  const before = acknowledged.length
  // Pictures of this world are rows only.
  await command('backup.ts', [place, '--accept-lost-files'], settings)
  console.log(`While it was made: ${p99(acknowledged.slice(before))}.`)
  const base = join(folder, 'base')
  await baseBackup(server, base)
  await sleep(LATER_SECONDS * 1000)

  const pid = Number(readFileSync(join(server.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  const lostAt = Date.now()
  const losing = lose()
  process.kill(pid, 'SIGKILL')
  product.process.kill('SIGKILL')
  await losing
  await server.stop().catch(() => {})
  console.log(`Killed; ${acknowledged.length} marks were acknowledged.`)

  const second = await startServer(folder, 'second')
  end.push(second.stop)
  await createOwner(second.superuserUrl)
  await command(
    'restore.ts',
    [place, '--accept-lost-files'],
    settingsFor(second.url, join(folder, 'second-data')),
  )
  const [archive] = readdirSync(join(place, 'archives'))
  const [, day, hour, minute, secondOfTime] = /(\d{4}-\d\d-\d\d)t(\d\d)-(\d\d)-(\d\d)z/.exec(archive)
  const takenAt = Date.parse(`${day}T${hour}:${minute}:${secondOfTime}Z`)
  const url = new URL(second.superuserUrl)
  url.pathname = '/wohlauf'
  const missingMarks = await missingIn(url.href, acknowledged)
  const lostBefore = missingMarks.filter(({ at }) => at < takenAt)
  console.log(
    `Restored from the backup: ${lostBefore.length} marks of before it are missing, ${missingMarks.length} of after it.`,
  )
  require(lostBefore.length === 0, 'Marks that were acknowledged before the backup are missing.')
  require(missingMarks.length < acknowledged.length, 'Nothing was restored.')

  const password = join(server.dataDir, 'postgres.password')
  const third = await recover('third', base, password)
  end.push(third.stop)
  url.port = new URL(third.superuserUrl).port
  url.password = new URL(third.superuserUrl).password
  const lostByLog = await missingIn(url.href, acknowledged)
  const oldest = Math.max(0, ...lostByLog.map(({ at }) => lostAt - at))
  console.log(
    `Restored from the archived log: ${lostByLog.length} marks are missing, the oldest of ${(oldest / 1000).toFixed(1)} s before the end.`,
  )
  require(oldest <= (ARCHIVE_SECONDS + 2) * 1000, 'More is missing than what was not archived yet.')

  const fourth = await recover('fourth', base, password, join(server.dataDir, 'postgres', 'pg_wal'))
  end.push(fourth.stop)
  url.port = new URL(fourth.superuserUrl).port
  const lostAtAll = await missingIn(url.href, acknowledged)
  console.log(`Restored with the log on the disk too: ${lostAtAll.length} marks are missing.`)
  require(lostAtAll.length === 0, 'Marks that were acknowledged are missing.')
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
