import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { clusterPaths, startEmbeddedDatabase } from '@wohlauf/embedded-database'
import { migrate } from '../apps/server/src/composition/migrate.ts'
import { freePort } from '../apps/server/src/testing/free-port.ts'
import { ADMIN_HOST } from '../apps/server/src/testing/hosts.ts'
import { startMailServer } from '../apps/server/src/testing/mail/mail-server.ts'
import { type RunningProgram, runProgram } from '../apps/server/src/testing/run-program.ts'
import { startTestServer, type TestServer } from '../apps/server/src/testing/test-server.ts'
import { createClient } from './ask.ts'
import { createEndings } from './endings.ts'
import type { Report } from './report.ts'

const START_MS = 120_000

const environment = (port: number): Record<string, string> => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  ADMIN_HOST,
  // Requests name their network in `x-forwarded-for`.
  TRUST_PROXY: '127.0.0.1',
  LOG_LEVEL: 'error',
  DRAIN_SECONDS: '0',
})

export const isServing = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Polls until the condition holds.
 *
 * @returns elapsed milliseconds; null when `limitMs` was exceeded
 */
export const until = async (isSo: () => Promise<boolean>, limitMs = START_MS): Promise<number | null> => {
  const began = performance.now()
  while (performance.now() - began < limitMs) {
    if (await isSo().catch(() => false)) return performance.now() - began
    await setTimeout(100)
  }
  return null
}

/** A test server on the product's database, to create people and content; its clock follows the real time. */
const openTestServer = async (
  adminUrl: string,
  secretKey: string,
  settings: Record<string, string> = {},
): Promise<TestServer> => {
  const testServer = await startTestServer({
    database: { adminUrl, secretKey, drop: async () => {} },
    environment: { ADMIN_HOST, ...settings },
  })
  const follow = () => testServer.clock.set(new Date())
  follow()
  const timer = setInterval(follow, 500).unref()
  return {
    ...testServer,
    stop: async () => {
      clearInterval(timer)
      await testServer.stop()
    },
  }
}

const JOBS_PATIENCE_MS = 60_000

/** Waits until the product's own worker has run all due jobs; their time is the machine's. */
const untilJobsAreDone = async ({ adminPool }: TestServer): Promise<void> => {
  const isDone = async () => {
    const { rowCount } = await adminPool.query(
      `SELECT FROM pgboss.job WHERE state < 'completed' AND start_after <= now() LIMIT 1`,
    )
    return rowCount === 0
  }
  if ((await until(isDone, JOBS_PATIENCE_MS)) === null)
    throw new Error('the product has not run its jobs within a minute')
}

const newFolder = async (endings: ReturnType<typeof createEndings>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'wohlauf-attack-'))
  endings.add(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const newSecretKey = () => randomBytes(32).toString('base64url')

export type Product = {
  port: number
  testServer: TestServer
  client: ReturnType<typeof createClient>
  program: RunningProgram
  stop: () => Promise<void>
}

export type ProductOptions = {
  /** Further environment variables of the product, and of the test server beside it. */
  settings?: Record<string, string>
  testServerSettings?: Record<string, string>
  /** Maps the database's address to the one that the product gets. */
  databaseAt?: (url: string) => Promise<string>
  /** Maps the mail server's address to settings of the product. */
  mailAt?: (smtpUrl: string) => Promise<Record<string, string>>
}

/** Starts the product in a process of its own, on a fresh database. */
export const startProduct = async (
  report: Report,
  {
    settings = {},
    testServerSettings = {},
    databaseAt = async (url) => url,
    mailAt = async () => ({}),
  }: ProductOptions = {},
): Promise<Product> => {
  const endings = createEndings()
  return endings.orEnd(async () => {
    const dataDir = await newFolder(endings)
    const database = await startEmbeddedDatabase({ dataDir, log: { debug: () => {}, warn: () => {} } })
    endings.add(database.stop)
    const secretKey = newSecretKey()
    await migrate(database.superuserUrl, secretKey)
    const testServer = await openTestServer(database.superuserUrl, secretKey, testServerSettings)
    endings.add(testServer.stop)
    const port = await freePort()
    const adminUrl = await databaseAt(database.superuserUrl)
    const program = await runProgram(
      'main.ts',
      { adminUrl, secretKey, mails: testServer.mails },
      {
        ...environment(port),
        // Shared with the test server, which writes files as well.
        DATA_DIR: dirname(testServer.storageFolder),
        ...settings,
        ...(await mailAt(testServer.mails.smtpUrl)),
      },
    )
    endings.add(program.kill)
    const client = createClient(port, report)
    endings.add(async () => client.close())
    // The product's worker runs the jobs and counts none.
    const runJobs = async () => {
      await untilJobsAreDone(testServer)
      return { done: 0, failed: 0 }
    }
    return { port, testServer: { ...testServer, runJobs }, client, program, stop: endings.end }
  })
}

/** Required in production. */
const COMPANY = {
  COMPANY_NAME: 'Wohlauf Probe GmbH',
  COMPANY_LEGAL_FORM: 'Gesellschaft mit beschränkter Haftung',
  COMPANY_STREET: 'Musterstraße 1',
  COMPANY_POSTAL_CODE: '80331',
  COMPANY_CITY: 'München',
  COMPANY_REPRESENTED_BY: 'Erika Musterfrau',
  COMPANY_REGISTER_COURT: 'Amtsgericht München',
  COMPANY_REGISTER_NUMBER: 'HRB 000000',
  COMPANY_VAT_ID: 'DE000000000',
  COMPANY_EMAIL: 'kontakt@wohlauf-probe.example',
  COMPANY_PHONE: '+49 89 99998100',
  COMPANY_DATA_PROTECTION_EMAIL: 'datenschutz@wohlauf-probe.example',
  COMPANY_RESPONSIBLE_FOR_CONTENT: 'Erika Musterfrau, Musterstraße 1, 80331 München',
}

/** The product with its embedded PostgreSQL, to be killed and restarted on the same data. */
export const prepareStandalone = async () => {
  const endings = createEndings()
  const dataDir = await newFolder(endings)
  const port = await freePort()
  const secretKey = newSecretKey()
  const mailServer = await startMailServer()
  endings.add(mailServer.stop)
  /** Line 1 of `postmaster.pid` is the process id, line 4 the port. */
  const postmaster = async () => {
    const { cluster } = clusterPaths(dataDir)
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]) }
  }
  const adminUrl = async () => {
    const password = (await readFile(clusterPaths(dataDir).password, 'utf8')).trim()
    return `postgres://postgres:${password}@127.0.0.1:${(await postmaster()).port}/postgres`
  }
  return {
    port,
    postmaster,
    /** The superuser's address; it changes with each start. */
    adminUrl,
    /** For preparation only; must be stopped before anything is killed. */
    openTestServer: async () => openTestServer(await adminUrl(), secretKey),
    start: async (): Promise<RunningProgram> => {
      const program = await runProgram(
        'main.ts',
        { adminUrl: '', secretKey, mails: mailServer.mails },
        { ...environment(port), ...COMPANY, DATA_DIR: dataDir, NODE_ENV: 'production' },
      )
      // SIGTERM, so that its PostgreSQL ends as well; has no effect on a process that has ended.
      endings.add(program.stop)
      return program
    },
    stop: endings.end,
  }
}
