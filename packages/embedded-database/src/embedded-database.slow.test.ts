/** Slow: PostgreSQL is started and killed some twenty times; developers alone use it. */
import { spawn } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartError } from '../../../apps/server/src/platform/base/config/start-error.ts'
import { findBinaries } from './binaries.ts'
import { type EmbeddedDatabaseOptions, startEmbeddedDatabase } from './embedded-database.ts'
import { findLauncher } from './launcher.ts'
import { stopOrphan } from './orphan.ts'
import { startPostmaster } from './postmaster.ts'
import { serverSettings } from './server-settings.ts'

let dataDir: string
let lines: string[]
let toStop: (() => Promise<void>)[]

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'wohlauf-database-'))
  lines = []
  toStop = []
})

afterEach(async () => {
  await Promise.all(toStop.map((stop) => stop()))
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(options: Partial<EmbeddedDatabaseOptions> = {}) {
  const note = (line: string) => lines.push(line)
  const database = await startEmbeddedDatabase({
    dataDir,
    log: { debug: note, warn: note },
    isDurable: false,
    ...options,
  })
  toStop.push(() => database.stop())
  return database
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** A server in a separate process, so that it can be killed; resolves to the database's address. */
async function startElsewhere(env: NodeJS.ProcessEnv = {}) {
  const module = JSON.stringify(new URL('./embedded-database.ts', import.meta.url).href)
  const code = `const { startEmbeddedDatabase } = await import(${module})
    const log = { debug() {}, warn() {} }
    const database = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, log })
    console.log(database.superuserUrl)
    setInterval(() => {}, 60_000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const kill = () => {
    child.kill('SIGKILL')
    return exit
  }
  toStop.push(kill)
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
    child.once('close', () => reject(new Error('ended before it was ready')))
  })
  return { url, kill }
}

function postgresPid(): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

test('data survives a restart, and a login needs the password', async () => {
  const first = await start()
  await query(first.superuserUrl, 'CREATE TABLE kept AS SELECT 1 AS n')
  await first.stop()
  const second = await start()
  expect(await query(second.superuserUrl, 'SELECT n FROM kept')).toEqual([{ n: 1 }])
  expect(second.version).toMatch(/^18\./)
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600)
  const withoutPassword = second.superuserUrl.replace(/:[^:@]+@/, ':wrong@')
  await expect(query(withoutPassword, 'SELECT 1')).rejects.toThrow('password authentication failed')
})

test('it listens only on this machine, keeps committed data, and accepts further settings', async () => {
  const { superuserUrl } = await start({ isDurable: true, settings: { work_mem: '5MB' } })
  const names = ['listen_addresses', 'unix_socket_directories', 'synchronous_commit', 'fsync', 'work_mem']
  const rows = await query(
    superuserUrl,
    `SELECT ${names.map((name) => `current_setting('${name}') AS ${name}`).join(', ')}, lower('ÄÖÜ') AS umlauts`,
  )
  expect(rows).toEqual([
    {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      synchronous_commit: 'on',
      fsync: 'on',
      work_mem: '5MB',
      umlauts: 'äöü',
    },
  ])
})

test('one folder serves one server at a time, and two folders can be used side by side', async () => {
  await start()
  await expect(start()).rejects.toThrow(/^Another Wohlauf \(process \d+\) uses the data folder/)
  const other = await start({ dataDir: join(dataDir, 'other') })
  expect(await query(other.superuserUrl, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
})

test('a killed server does not block the next start', async () => {
  const { url, kill } = await startElsewhere()
  await query(url, 'CREATE TABLE kept AS SELECT 1 AS n')
  await kill()
  const next = await start({ isDurable: true })
  expect(await query(next.superuserUrl, 'SELECT n FROM kept')).toEqual([{ n: 1 }])
})

/** Resolves when it answers again after its start. */
const answers = (url: string) => expect.poll(() => query(url, 'SELECT n FROM kept').catch(() => 'nobody'))

test('a killed PostgreSQL is restarted at the same address, with all committed data', async () => {
  const { superuserUrl, stop } = await start({ isDurable: true })
  await query(superuserUrl, 'CREATE TABLE kept AS SELECT 1 AS n')
  for (const signal of ['SIGKILL', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(postgresPid(), signal)
    await answers(superuserUrl).toEqual([{ n: 1 }])
  }
  await stop()
  await expect(query(superuserUrl, 'SELECT 1')).rejects.toThrow()
  expect(lines.filter((line) => line.includes('ended unexpectedly'))).toHaveLength(3)
})

test('a PostgreSQL that dies repeatedly is given up with a message', async () => {
  const { superuserUrl, permanentFailure, stop } = await start({
    isDurable: true,
    restarts: { max: 1, withinMs: 120_000 },
  })
  await query(superuserUrl, 'CREATE TABLE kept AS SELECT 1 AS n')
  process.kill(postgresPid(), 'SIGKILL')
  await answers(superuserUrl).toEqual([{ n: 1 }])
  process.kill(postgresPid(), 'SIGKILL')
  expect((await permanentFailure).message).toBe('PostgreSQL has ended unexpectedly 2 times within 2 minutes.')
  await stop()
})

test('a PostgreSQL that cannot be restarted is given up with its own last output', async () => {
  const { permanentFailure, stop } = await start()
  const pid = postgresPid()
  renameSync(join(dataDir, 'postgres'), join(dataDir, 'away'))
  process.kill(pid, 'SIGKILL')
  expect((await permanentFailure).message).toMatch(/^PostgreSQL did not start: .*postgres/)
  await stop()
})

test('committed data survives the killing of server and database at the same time', async () => {
  const { url, kill } = await startElsewhere()
  await query(url, 'CREATE TABLE kept AS SELECT 1 AS n')
  process.kill(postgresPid(), 'SIGKILL')
  await kill()
  const next = await start({ isDurable: true })
  expect(await query(next.superuserUrl, 'SELECT n FROM kept')).toEqual([{ n: 1 }])
})

test("another process that has a dead database's pid is not stopped", async () => {
  const { kill } = await startElsewhere()
  const pid = postgresPid()
  process.kill(pid, 'SIGKILL')
  await kill()
  const lockFile = join(dataDir, 'postgres', 'postmaster.pid')
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 60_000)'])
  writeFileSync(lockFile, readFileSync(lockFile, 'utf8').replace(String(pid), String(stranger.pid)))
  await start({ isDurable: true })
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
  stranger.kill()
})

test.each(['', '\0\0\0\0', 'no pid'])(
  'a lock file that contains %j does not block the next start',
  async (content) => {
    const { kill } = await startElsewhere()
    process.kill(postgresPid(), 'SIGKILL')
    await kill()
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), content)
    const next = await start({ isDurable: true })
    expect(await query(next.superuserUrl, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  },
)

/**
 * A folder for the front of PATH in which `name` replaces a program of the system with the given behaviour.
 */
function standIn(name: string, script: string): NodeJS.ProcessEnv {
  const folder = join(dataDir, 'bin')
  mkdirSync(folder)
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, name), 0o755)
  return { PATH: `${folder}:${process.env.PATH}` }
}

test('it starts where user namespaces are not permitted, and again where they are', async () => {
  const { url, kill } = await startElsewhere(standIn('unshare', 'exit 1'))
  await query(url, 'CREATE TABLE kept AS SELECT 1 AS n')
  await kill()
  const next = await start({ isDurable: true })
  expect(await query(next.superuserUrl, 'SELECT n FROM kept')).toEqual([{ n: 1 }])
})

/** Leaves PostgreSQL running when its server is killed. */
const withoutDeathSignal = () =>
  standIn(
    'setpriv',
    'case "$*" in *pdeathsig*) exit 1;; esac; PATH=$(echo "$PATH" | cut -d: -f2-) exec setpriv "$@"',
  )

test('a PostgreSQL that outlives a killed server is stopped by the next one', async () => {
  const { url, kill } = await startElsewhere(withoutDeathSignal())
  await query(url, 'CREATE TABLE kept AS SELECT 1 AS n')
  await kill()
  expect(await query(url, 'SELECT n FROM kept')).toEqual([{ n: 1 }])
  const next = await start({ isDurable: true })
  expect(lines[0]).toContain('left behind by a server that was killed')
  expect(await query(next.superuserUrl, 'SELECT n FROM kept')).toEqual([{ n: 1 }])
  await expect(query(url, 'SELECT 1')).rejects.toThrow()
})

test('a PostgreSQL that appears in the folder after the first check is stopped as well', async () => {
  const { kill } = await startElsewhere(withoutDeathSignal())
  await kill()
  const cluster = join(dataDir, 'postgres')
  const binaries = await findBinaries()
  const launcher = await findLauncher(binaries, dataDir, cluster)
  let looks = 0
  const { child, exit } = await startPostmaster(
    (port) => launcher.command(binaries.postgres, ['-D', cluster, ...serverSettings(port, false, {})]),
    {
      prepare: async () => {
        looks += 1
        if (looks > 1) await stopOrphan(cluster, binaries.pgCtl, () => {})
      },
      onLine: (line) => lines.push(line),
    },
  )
  toStop.push(async () => {
    child.kill('SIGINT')
    await exit
  })
  expect(looks).toBe(2)
  expect(postgresPid()).toBe(child.pid)
})

test.each([
  ['19', 'start a newer Wohlauf'],
  ['17', 'move it over with pg_dump of version 17'],
])('data of PostgreSQL %s is refused with advice', async (version, advice) => {
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), `${version}\n`)
  const refusal = start()
  await expect(refusal).rejects.toBeInstanceOf(StartError)
  await expect(refusal).rejects.toThrow(advice)
})

test('a refused statement leaves none of its values in the log', async () => {
  const { superuserUrl } = await start()
  await expect(query(superuserUrl, "SELECT 'Rückenschmerzen'::int")).rejects.toThrow('Rückenschmerzen')
  expect(lines.join('\n')).toContain('ready to accept connections')
  expect(lines.join('\n')).not.toContain('Rückenschmerzen')
})
