import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@wohlauf/embedded-database'
import type { TestProject } from 'vitest/node'
import { JOBS } from '../composition/jobs.ts'
import { migrate } from '../composition/migrate.ts'
import { ROLES, urlFor } from '../platform/database/roles.ts'
import { prepareQueues } from '../platform/jobs/queues.ts'
import { freezeJobTime } from './job-time.ts'
import { runAsAdmin } from './people/run-as-admin.ts'
import { createTestClock } from './test-clock.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: { adminUrl: string; secretKey: string; template: string; isDistributed?: boolean }
  }
}

const TEMPLATE = 'wohlauf_template'

/** The embedded PostgreSQL, or an empty one of another version that was started for this run only. */
const openDatabase = (dataDir: string): Promise<Pick<EmbeddedDatabase, 'superuserUrl' | 'stop'>> => {
  const url = process.env.TEST_DATABASE_URL
  if (url) return Promise.resolve({ superuserUrl: url, stop: async () => {} })
  const log = { debug: () => {}, warn: () => {} }
  return startEmbeddedDatabase({ dataDir, log, isDurable: false })
}

/** Starts one PostgreSQL per run, with a migrated database of which every test file gets a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!('Temporal' in globalThis))
    throw new Error('The tests need the Node of this checkout. Put node_modules/.bin first into PATH.')
  const dataDir = mkdtempSync(join(tmpdir(), 'wohlauf-tests-'))
  const database = await openDatabase(dataDir)
  const stop = async () => {
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const secretKey = randomBytes(32).toString('base64url')
    const template = new URL(database.superuserUrl)
    template.pathname = `/${TEMPLATE}`
    await runAsAdmin(database.superuserUrl, `CREATE DATABASE ${TEMPLATE}`)
    await migrate(template.href, secretKey)
    await prepareQueues(urlFor(template.href, ROLES.jobs, secretKey), JOBS)
    await freezeJobTime(template.href, createTestClock().now())
    project.provide('database', { adminUrl: database.superuserUrl, secretKey, template: TEMPLATE })
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}
