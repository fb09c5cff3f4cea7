import type pg from 'pg'
import { StartError } from '../../base/config/start-error.ts'
import { installQueue, isQueueCurrent } from '../../jobs/install.ts'
import { isIndexCurrent, rebuildOutdatedIndex } from '../../search/rebuild-index.ts'
import { ROLES } from '../roles.ts'
import { connectAsAdmin, whileLocked } from './admin-connection.ts'
import { applyMigrations, areMigrationsApplied } from './apply-migrations.ts'
import { ensureRoles } from './ensure-roles.ts'
import { repairFunctions } from './repair-functions.ts'
import { repairsOfTables } from './repair-tables.ts'
import { areRolesSet } from './roles-state.ts'
import { type Differences, findDifferences, gapsOf, selfCheck } from './self-check.ts'
import { inSmallStep, START_WAIT_LIMIT, untilNotHeldUp, type WaitLimit } from './small-steps.ts'
import { areTimeOrderedIdsReady, ensureTimeOrderedIds } from './time-ordered-ids.ts'

type Database = { client: pg.Client; adminUrl: string; secretKey: string; waitLimit: WaitLimit }

/** The SQLSTATE with which a migration says what the operator has to know. Never an address or another content. */
const WARNING_OF_MIGRATION = '01W01'

const step = <T>({ client, waitLimit }: Database, work: () => Promise<T>): Promise<T> =>
  inSmallStep(client, work, waitLimit)

const stepAsOwner = (database: Database, work: () => Promise<unknown>): Promise<unknown> =>
  step(database, async () => {
    await database.client.query(`SET LOCAL ROLE ${ROLES.owner}`)
    return work()
  })

const check = (database: Database): Promise<Differences> =>
  step(database, () => findDifferences(database.client))

/**
 * Whether the database is exactly in the state that this code needs. Reads only, apart from temporary objects of its own
 * connection, so that it disturbs nobody.
 *
 * @throws StartError when the database is newer than this code
 */
const isUpToDate = async (database: Database): Promise<boolean> => {
  const { client, adminUrl, secretKey } = database
  if (!(await areMigrationsApplied(client))) return false
  if (!(await areRolesSet(client, adminUrl, secretKey))) return false
  if (!(await areTimeOrderedIdsReady(client))) return false
  if (!(await isQueueCurrent(adminUrl, secretKey))) return false
  return (await isIndexCurrent(client)) && gapsOf(await check(database)).length === 0
}

/** Closes what differs from the table rules and the stored functions, each table by itself. */
const repair = async (database: Database): Promise<void> => {
  const { client } = database
  const { missing, unexpected } = await check(database)
  const facts = [...missing, ...unexpected]
  if (facts.length === 0) return
  for (const text of await repairsOfTables(client, facts))
    await stepAsOwner(database, () => client.query(text))
  await step(database, () => repairFunctions(client, facts))
}

/** Writes what differs, each part only then, and in small transactions. */
const bringUpToDate = async (database: Database): Promise<void> => {
  const { client, adminUrl, secretKey, waitLimit } = database
  const areApplied = await areMigrationsApplied(client)
  if (!(await areRolesSet(client, adminUrl, secretKey)))
    await step(database, () => ensureRoles(client, secretKey))
  if (!(await areTimeOrderedIdsReady(client))) await stepAsOwner(database, () => ensureTimeOrderedIds(client))
  if (!areApplied) await applyMigrations(client, waitLimit)
  if (!(await isQueueCurrent(adminUrl, secretKey)))
    await untilNotHeldUp(() => installQueue(adminUrl, secretKey), waitLimit)
  await repair(database)
  await step(database, () => rebuildOutdatedIndex(client))
  await step(database, () => selfCheck(client))
}

/**
 * Brings the database to the state that this code needs: roles, tables, protection. One that is in this state already, as
 * at every start but the first one of a version, is only read.
 *
 * @param adminUrl a role that may create roles and owns the database
 * @param waitLimit how long other processes that change or lock the database are waited for
 * @throws StartError when it cannot be reached, is newer than the code, belongs to another secret key, is
 *   not protected, or is locked by others for too long
 */
export const migrate = async (
  adminUrl: string,
  secretKey: string,
  waitLimit: WaitLimit = START_WAIT_LIMIT,
): Promise<void> => {
  const client = await connectAsAdmin(adminUrl)
  client.on('notice', ({ code, message }) => {
    if (code === WARNING_OF_MIGRATION) console.warn(`database: ${message}`)
  })
  const database = { client, adminUrl, secretKey, waitLimit }
  try {
    if (await isUpToDate(database)) return
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
