import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import Fastify, { type FastifyInstance } from 'fastify'
import type pg from 'pg'
import { HANDLERS } from '../composition/handlers.ts'
import { JOBS } from '../composition/jobs.ts'
import { MAILS } from '../composition/mails.ts'
import { startServices } from '../composition/start-services.ts'
import { readConfig } from '../platform/base/config/config.ts'
import type { Services } from '../platform/base/services.ts'
import { createPool } from '../platform/database/pool.ts'
import { ROLES, urlFor } from '../platform/database/roles.ts'
import { writesOf } from '../platform/database/writes.ts'
import type { AnyHandler } from '../platform/http/mount/handler.ts'
import type { Lifecycle } from '../platform/http/server/lifecycle.ts'
import { buildServer } from '../platform/http/server/server.ts'
import type { AnyJob, Job } from '../platform/jobs/job.ts'
import { prepareQueues } from '../platform/jobs/queues.ts'
import type { AnyMail } from '../platform/mail/mail.ts'
import { mailJobs } from '../platform/mail/send-mail.ts'
import { SEND_MAIL, SEND_MAILS } from '../platform/mail/send-mail-job.ts'
import { HASH_COST, type HashCost, hashPassword } from '../platform/passwords/argon2.ts'
import { createPasswords, type Passwords } from '../platform/passwords/passwords.ts'
import { type Call, createCalls, type Send } from './call.ts'
import { createContent } from './content/content.ts'
import { cloneDatabase, type TestDatabase } from './database/clone-database.ts'
import { watchStatements } from './database/watch-statements.ts'
import { ADMIN_HOST } from './hosts.ts'
import { problemsOfLine } from './log-schema.ts'
import { startMailServer, type TestMails } from './mail/mail-server.ts'
import { createPeople, type TestApp } from './people/people.ts'
import { createSponsors } from './people/sponsors.ts'
import { createJobRunner, type JobCounts } from './run-jobs.ts'
import { createTestClock, type TestClock } from './test-clock.ts'

export type TestServerOptions = {
  /** Operations in addition to the contract's own, which a test mounts to show a mechanism. */
  moreHandlers?: readonly AnyHandler[]
  /** Likewise jobs. */
  moreJobs?: readonly AnyJob[]
  /** Likewise kinds of mails. */
  moreMails?: readonly AnyMail[]
  /** Size of the pool that requests use. */
  poolSize?: number
  /** Settings as environment variables, for example `{ TRUST_PROXY: '127.0.0.1' }`. */
  environment?: Record<string, string>
  /** Passwords are hashed at full cost, 20 ms of CPU each: for tests of the hash. */
  hashesAtFullCost?: boolean
  /** Gets every line of the log; without it there is no log. */
  log?: (line: string) => void
  /** Gets every statement that requests and jobs send. */
  onStatement?: (text: string) => void
  /** A database other than a copy of the run's own: for tests that stop it. */
  database?: TestDatabase
}

export type TestServer = ReturnType<typeof createPeople> &
  ReturnType<typeof createContent> &
  ReturnType<typeof createSponsors> & {
    server: FastifyInstance
    /** Works as `wohlauf_runtime`, under row-level security. */
    pool: pg.Pool
    services: Services
    clock: TestClock
    call: Call
    send: Send
    /** The superuser's address of this file's database, and a pool without row-level security. */
    adminUrl: string
    adminPool: pg.Pool
    secretKey: string
    /** The folder of the stored files. */
    storageFolder: string
    /** The sent mails: a real mail server of this test server alone. */
    mails: TestMails
    /**
     * Runs every job (or only those of some kinds) that is due by the test's clock, until none is left; a failed one
     * waits for its next attempt.
     */
    runJobs: (of?: readonly Pick<Job, 'name'>[]) => Promise<JobCounts>
    /** Triggers the schedule: runs it for every app, together with all other due jobs. */
    runSchedule: (schedule: Pick<Job, 'name'>) => Promise<JobCounts>
    /** Another server on the same services except for the given ones; the caller closes it. */
    build: (
      operations: readonly AnyOperation[],
      handlers: readonly AnyHandler[],
      other?: { pool?: pg.Pool; services?: Partial<Services>; lifecycle?: Lifecycle },
    ) => Promise<FastifyInstance>
    stop: () => Promise<void>
  }

/** The product's own jobs, and the test's; the product's job sends its mails. */
const jobsWith = (moreMails: readonly AnyMail[], moreJobs: readonly AnyJob[]): AnyJob[] => [
  ...JOBS.filter(({ name }) => name !== SEND_MAIL.name && name !== SEND_MAILS.name),
  ...mailJobs([...MAILS, ...moreMails]),
  ...moreJobs,
]

/**
 * Shared by all test files of a worker: starting a thread takes six times as long as the hash for which it is
 * started.
 */
const openPasswords = new Map<HashCost, Promise<Passwords>>()

const LOW_COST: HashCost = { memory: 64, passes: 1, parallelism: 1 }

const passwordsOf = (cost: HashCost): Promise<Passwords> => {
  const passwords = openPasswords.get(cost) ?? createPasswords(cost)
  openPasswords.set(cost, passwords)
  return passwords
}

/** The complete server of the product, with a database and a folder of its own. Call `stop` in `afterAll`. */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const {
    moreHandlers = [],
    moreJobs = [],
    moreMails = [],
    poolSize,
    environment = {},
    hashesAtFullCost = false,
    log,
    onStatement,
  } = options
  const database = options.database ?? (await cloneDatabase())
  const { adminUrl, secretKey } = database
  const dataDir = mkdtempSync(join(tmpdir(), 'wohlauf-test-'))
  const mailServer = await startMailServer()
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: adminUrl,
    SECRET_KEY: secretKey,
    NODE_ENV: 'test',
    ADMIN_HOST,
    SMTP_URL: mailServer.mails.smtpUrl,
    LOG_LEVEL: log ? 'trace' : 'silent',
    ...environment,
  })
  const clock = createTestClock()
  const problemsOfLog = new Set<string>()
  const logTo = log && {
    write: (line: string) => {
      for (const problem of problemsOfLine(line)) problemsOfLog.add(problem)
      log(line)
    },
  }
  const { log: logOfServices } = Fastify({ logger: logTo ? { level: 'trace', stream: logTo } : false })
  const onError = () => {}
  const cost = hashesAtFullCost ? HASH_COST : LOW_COST
  const passwords = await passwordsOf(cost)
  const running = await startServices(config, adminUrl, logOfServices, { clock: clock.now, passwords })
  if (moreJobs.length > 0) await prepareQueues(urlFor(adminUrl, ROLES.jobs, secretKey), moreJobs)
  const ownPool =
    poolSize === undefined ? null : createPool(urlFor(adminUrl, ROLES.runtime, secretKey), poolSize, onError)
  const adminPool = createPool(adminUrl, 2, onError)
  const dependencies = { ...running, ...(ownPool ? { pool: ownPool } : {}) }
  const findStatementProblems = await watchStatements(
    [dependencies.pool, writesOf(dependencies.pool), running.services.platformPool],
    onStatement,
  )
  const build: TestServer['build'] = (
    operations,
    handlers,
    { pool = dependencies.pool, services, lifecycle } = {},
  ) =>
    buildServer(
      config,
      operations,
      handlers,
      { ...dependencies, pool, services: { ...dependencies.services, ...services } },
      { logTo, ...(lifecycle ? { lifecycle } : {}) },
    )
  const server = await build(
    [...OPERATIONS, ...moreHandlers.map(({ operation }) => operation)],
    [...HANDLERS, ...moreHandlers],
  )

  const { runJobs, runSchedule, stopJobs } = createJobRunner({
    adminUrl,
    secretKey,
    jobs: jobsWith(moreMails, moreJobs),
    dependencies: { ...dependencies, log: server.log },
  })
  const people = createPeople(dependencies, (password) => hashPassword(password, undefined, cost))
  let firstApp: TestApp | undefined
  return {
    ...people,
    ...createContent(dependencies),
    ...createSponsors(dependencies),
    ...createCalls(server, () => firstApp?.host ?? 'unknown.test'),
    createApp: async (fields) => {
      const createdApp = await people.createApp(fields)
      firstApp ??= createdApp
      return createdApp
    },
    server,
    build,
    pool: dependencies.pool,
    services: running.services,
    clock,
    adminUrl,
    adminPool,
    secretKey,
    storageFolder: join(dataDir, 'files'),
    mails: mailServer.mails,
    runJobs,
    runSchedule,
    stop: async () => {
      await server.close()
      await stopJobs()
      await mailServer.stop()
      await Promise.all([ownPool?.end(), adminPool.end()])
      await running.stop()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
      const problems = findStatementProblems()
      if (problems.length > 0)
        throw new Error(
          `Statements on tenants' tables that do not name their tenant, or use tables without tenants too:\n${problems.join('\n')}`,
        )
      if (problemsOfLog.size > 0)
        throw new Error(
          `Lines of the log that docs/operations/observe.md does not describe:\n${[...problemsOfLog].join('\n')}`,
        )
    },
  }
}
