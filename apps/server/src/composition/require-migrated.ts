import type pg from 'pg'
import { StartError } from '../platform/base/config/start-error.ts'
import { connectAsAdmin } from '../platform/database/migration/admin-connection.ts'
import {
  ownMigrations,
  readKinds,
  requireExpandOnly,
} from '../platform/database/migration/apply-migrations.ts'
import { refuseOtherKey } from '../platform/database/migration/ensure-roles.ts'
import {
  findChanges,
  findLostRights,
  hashOfRequired,
  recordUse,
} from '../platform/database/migration/program-versions.ts'
import { findFacts } from '../platform/database/migration/self-check.ts'
import { inSmallStep, START_WAIT_LIMIT } from '../platform/database/migration/small-steps.ts'
import { refuseUnfinishedRestore } from '../platform/database/migration/unfinished-restore.ts'
import { ROLES, urlFor } from '../platform/database/roles.ts'
import { isQueueCurrent } from '../platform/jobs/install.ts'
import { REQUIRED_DATABASE } from './required-database.ts'

const REQUIRED = hashOfRequired(REQUIRED_DATABASE)

/** More than a busy database needs to read its catalogs. */
const TIME_LIMIT = '60s'

const notPrepared = () =>
  new StartError(
    'The database is not prepared for this version of Wohlauf: run "npm run migrate". Nothing was changed.',
  )

/** Explains why our own role cannot log in. */
const explain = async (databaseUrl: string, secretKey: string): Promise<StartError> => {
  const client = await connectAsAdmin(databaseUrl)
  try {
    await refuseOtherKey(client, secretKey)
    return notPrepared()
  } finally {
    await client.end().catch(() => {})
  }
}

const connect = async (databaseUrl: string, secretKey: string): Promise<pg.Client> => {
  try {
    return await connectAsAdmin(urlFor(databaseUrl, ROLES.platform, secretKey))
  } catch (error) {
    throw /authentication failed|does not exist|not permitted/.test(String(error))
      ? await explain(databaseUrl, secretKey)
      : error
  }
}

const check = async (client: pg.Client): Promise<void> => {
  await refuseUnfinishedRestore(client)
  const own = ownMigrations()
  const kinds = await readKinds(client)
  const applied = [...kinds.keys()]
  requireExpandOnly(
    applied.filter((hash) => !own.includes(hash)),
    kinds,
  )
  if (!own.every((hash) => kinds.has(hash))) throw notPrepared()
  const changes = await findChanges(client, REQUIRED, (migratingRole) => findFacts(client, migratingRole))
  if (!changes) throw notPrepared()
  if (changes.gaps.length > 0)
    throw new StartError(
      `The database does not protect its tenants as it did when it was prepared: ${changes.gaps.join('; ')}. Run "npm run migrate" to repair it. Nothing was changed.`,
    )
  const lostRights = findLostRights(REQUIRED_DATABASE, changes.facts)
  if (lostRights.length > 0)
    throw new StartError(
      `The database was prepared for another version of Wohlauf, which takes from this one what it needs: ${lostRights.join('; ')}. Start that version. Nothing was changed.`,
    )
}

/**
 * Checks that the database was prepared for this program, and is unchanged since. It may have been prepared for a
 * newer one since, if this one still works with it. Reads only, as a role that may change neither tables nor roles,
 * apart from recording once a day that this program is in use: the user in the address needs no rights.
 * @throws StartError with instructions
 */
export const requireMigrated = async (databaseUrl: string, secretKey: string): Promise<void> => {
  const client = await connect(databaseUrl, secretKey)
  try {
    await client.query(`SET statement_timeout = '${TIME_LIMIT}'`)
    // A process that changes a table blocks those that read its rules.
    await inSmallStep(client, () => check(client), START_WAIT_LIMIT)
    await recordUse(client, REQUIRED)
  } finally {
    await client.end().catch(() => {})
  }
  if (!(await isQueueCurrent(databaseUrl, secretKey))) throw notPrepared()
}
