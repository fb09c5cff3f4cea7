import type pg from 'pg'
import { areFirstVersionsPublished, publishFirstVersions } from '../contexts/versions/first-versions.ts'
import { StartError } from '../platform/base/config/start-error.ts'
import { connectAsAdmin, whileLocked } from '../platform/database/migration/admin-connection.ts'
import {
  applyMigrations,
  compareMigrations,
  recordKinds,
} from '../platform/database/migration/apply-migrations.ts'
import { isDistributed } from '../platform/database/migration/distribution.ts'
import { ensureRoles } from '../platform/database/migration/ensure-roles.ts'
import {
  hashOfRequired,
  isPreparedFor,
  keepFormerFunctions,
  recordVersion,
  removeForgottenVersions,
} from '../platform/database/migration/program-versions.ts'
import { repairFunctions } from '../platform/database/migration/repair-functions.ts'
import { repairsOfTables } from '../platform/database/migration/repair-tables.ts'
import { areRolesSet } from '../platform/database/migration/roles-state.ts'
import {
  type Differences,
  findDifferences,
  gapsOf,
  selfCheck,
} from '../platform/database/migration/self-check.ts'
import {
  inSmallStep,
  retryWhileLocked,
  START_WAIT_LIMIT,
  type WaitLimit,
} from '../platform/database/migration/small-steps.ts'
import {
  areTimeOrderedIdsReady,
  ensureTimeOrderedIds,
} from '../platform/database/migration/time-ordered-ids.ts'
import { refuseUnfinishedRestore } from '../platform/database/migration/unfinished-restore.ts'
import { ROLES } from '../platform/database/roles.ts'
import { installQueue, isQueueCurrent } from '../platform/jobs/install.ts'
import { isIndexCurrent, rebuildOutdatedIndex } from '../platform/search/rebuild-index.ts'
import { requireMigrated } from './require-migrated.ts'
import { REQUIRED_DATABASE, SEARCH_INDEX } from './required-database.ts'

/** Identifies this program among others that use the same database. */
const REQUIRED = hashOfRequired(REQUIRED_DATABASE)

const DISTRIBUTED =
  'The database is distributed by Citus and not prepared for this version: stop all processes of Wohlauf and run "npm run distribute", which also changes the nodes. Nothing was changed.'

type Database = { client: pg.Client; adminUrl: string; secretKey: string; waitLimit: WaitLimit }

/** The SQLSTATE of a migration's message to the operator. The message never contains an address or another value. */
const WARNING_OF_MIGRATION = '01W01'

const step = <T>({ client, waitLimit }: Database, work: () => Promise<T>): Promise<T> =>
  inSmallStep(client, work, waitLimit)

const stepAsOwner = (database: Database, work: () => Promise<unknown>): Promise<unknown> =>
  step(database, async () => {
    await database.client.query(`SET LOCAL ROLE ${ROLES.owner}`)
    return work()
  })

const check = (database: Database): Promise<Differences> =>
  step(database, () => findDifferences(database.client, REQUIRED_DATABASE))

/**
 * Reads only, apart from temporary objects of its own connection, so that it blocks no other process.
 * @throws StartError when the database is newer than this code
 */
const isUpToDate = async (database: Database): Promise<boolean> => {
  const { client, adminUrl, secretKey } = database
  if ((await compareMigrations(client)) === 'older') return false
  if (!(await areRolesSet(client, adminUrl, secretKey))) return false
  if (!(await areTimeOrderedIdsReady(client))) return false
  if (!(await isQueueCurrent(adminUrl, secretKey))) return false
  return (
    (await isPreparedFor(client, REQUIRED)) &&
    (await isIndexCurrent(client, SEARCH_INDEX)) &&
    gapsOf(await check(database), REQUIRED_DATABASE).length === 0 &&
    // The rights for this query exist by now.
    (await areFirstVersionsPublished(client, (work) => step(database, work)))
  )
}

/** Repairs differences from the table rules and the stored functions, each table separately. */
const repair = async (database: Database): Promise<void> => {
  const { client } = database
  const { missing, unexpected } = await check(database)
  const facts = [...missing, ...unexpected]
  if (facts.length === 0) return
  for (const text of await repairsOfTables(client, REQUIRED_DATABASE.tables, facts))
    await stepAsOwner(database, () => client.query(text))
  const former = await step(database, () => keepFormerFunctions(client, REQUIRED_DATABASE, unexpected))
  const ofFunctions = facts.filter((fact) => !former.includes(fact))
  await step(database, () => repairFunctions(client, REQUIRED_DATABASE, ofFunctions))
}

const bringUpToDate = async (database: Database): Promise<void> => {
  const { client, adminUrl, secretKey, waitLimit } = database
  const areApplied = (await compareMigrations(client)) !== 'older'
  if (!(await areRolesSet(client, adminUrl, secretKey)))
    await step(database, () => ensureRoles(client, secretKey))
  if (!(await areTimeOrderedIdsReady(client))) await stepAsOwner(database, () => ensureTimeOrderedIds(client))
  if (!areApplied) await applyMigrations(client, waitLimit)
  if (!(await isQueueCurrent(adminUrl, secretKey)))
    await retryWhileLocked(() => installQueue(adminUrl, secretKey), waitLimit)
  await repair(database)
  // The search reads the published versions.
  await publishFirstVersions(client, (work) => step(database, work))
  await rebuildOutdatedIndex(client, SEARCH_INDEX, (work) => step(database, work))
  await step(database, async () => {
    await recordKinds(client)
    await recordVersion(client, REQUIRED, await selfCheck(client, REQUIRED_DATABASE))
    await removeForgottenVersions(client, REQUIRED)
  })
}

/**
 * Brings the database to the state that this code needs; one in this state already is only read.
 * @param adminUrl a role that may create roles and owns the database
 * @param waitLimit the longest wait for other processes that change or lock the database
 * @param options `isDistributing`: the nodes of a distributed database are changed too, before and afterwards
 * @throws StartError when it cannot be reached, is newer than the code, belongs to another secret key, is not
 * protected, is locked by others for too long, was restored in part only, or is distributed and has to be changed
 */
export const migrate = async (
  adminUrl: string,
  secretKey: string,
  waitLimit: WaitLimit = START_WAIT_LIMIT,
  { isRestoring = false, isDistributing = false } = {},
): Promise<void> => {
  const client = await connectAsAdmin(adminUrl)
  client.on('notice', ({ code, message }) => {
    if (code === WARNING_OF_MIGRATION) console.warn(`database: ${message}`)
  })
  const database = { client, adminUrl, secretKey, waitLimit }
  try {
    if (!isRestoring) await refuseUnfinishedRestore(client)
    // The newest version owns shared objects.
    if ((await compareMigrations(client)) === 'newer') return await requireMigrated(adminUrl, secretKey)
    if (await isUpToDate(database)) return
    if (!isDistributing && (await isDistributed(client))) throw new StartError(DISTRIBUTED)
    await whileLocked(adminUrl, waitLimit, () => bringUpToDate(database))
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `The database could not be brought up to date: ${error instanceof Error ? error.message : error}`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}
