import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { HANDLERS } from '../composition/handlers.ts'
import { startServices } from '../composition/start-services.ts'
import { readConfig } from '../platform/config/config.ts'
import { createPool } from '../platform/database/pool.ts'
import { ROLES, urlFor } from '../platform/database/roles.ts'
import type { AnyHandler } from '../platform/http/handler.ts'
import { buildServer } from '../platform/http/server.ts'
import type { Services } from '../platform/services.ts'
import { type Call, createCalls, type Send } from './call.ts'
import { cloneDatabase } from './clone-database.ts'
import { createContent } from './content.ts'
import { createPeople, type TestApp } from './people.ts'
import { createTestClock, type TestClock } from './test-clock.ts'

export type TestServerOptions = {
  /** Beside the contract's own: what a test mounts to show a mechanism. */
  moreHandlers?: readonly AnyHandler[]
  /** Of the pool that requests use. */
  poolSize?: number
  /** Configuration as it comes from outside, for example `{ TRUST_PROXY: '127.0.0.1' }`. */
  environment?: Record<string, string>
  /** Gets every line of the log; without it there is no log. */
  log?: (line: string) => void
}

export type TestServer = ReturnType<typeof createPeople> &
  ReturnType<typeof createContent> & {
    server: FastifyInstance
    /** Works as `wohlauf_runtime`, under row-level security. */
    pool: pg.Pool
    services: Services
    clock: TestClock
    call: Call
    send: Send
    /** The superuser's address of this file's database, and a pool that looks past row-level security. */
    adminUrl: string
    adminPool: pg.Pool
    secretKey: string
    /** Where the files are kept. */
    storageFolder: string
    /** Another server on the same services but for the given ones; the caller closes it. */
    build: (
      operations: readonly AnyOperation[],
      handlers: readonly AnyHandler[],
      other?: { pool?: pg.Pool; services?: Partial<Services> },
    ) => Promise<FastifyInstance>
    stop: () => Promise<void>
  }

/** The product's server, whole, on a database and a folder of its own. Call `stop` in `afterAll`. */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const { moreHandlers = [], poolSize, environment = {}, log } = options
  const database = await cloneDatabase()
  const { adminUrl, secretKey } = database
  const dataDir = mkdtempSync(join(tmpdir(), 'wohlauf-test-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: adminUrl,
    SECRET_KEY: secretKey,
    NODE_ENV: 'test',
    LOG_LEVEL: log ? 'trace' : 'silent',
    ...environment,
  })
  const clock = createTestClock()
  const onError = () => {}
  const running = await startServices(config, adminUrl, onError, clock.now)
  const ownPool =
    poolSize === undefined ? null : createPool(urlFor(adminUrl, ROLES.runtime, secretKey), poolSize, onError)
  const adminPool = createPool(adminUrl, 2, onError)
  const dependencies = { ...running, ...(ownPool ? { pool: ownPool } : {}) }
  const build: TestServer['build'] = (operations, handlers, { pool = dependencies.pool, services } = {}) =>
    buildServer(
      config,
      operations,
      handlers,
      { ...dependencies, pool, services: { ...dependencies.services, ...services } },
      log && { write: log },
    )
  const server = await build(
    [...OPERATIONS, ...moreHandlers.map(({ operation }) => operation)],
    [...HANDLERS, ...moreHandlers],
  )

  const people = createPeople(dependencies)
  let firstApp: TestApp | undefined
  return {
    ...people,
    ...createContent(dependencies),
    ...createCalls(server, () => firstApp?.host ?? 'unknown.test'),
    createApp: async (given) => {
      const created = await people.createApp(given)
      firstApp ??= created
      return created
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
    stop: async () => {
      await server.close()
      await Promise.all([ownPool?.end(), adminPool.end()])
      await running.stop()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
