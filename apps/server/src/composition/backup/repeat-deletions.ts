import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { deleteRestoredAccount, withdrawConsent } from '../../contexts/own-data/index.ts'
import { subjectHash } from '../../platform/backup/subject.ts'
import { keepTombstones, knownTombstones, type Tombstone } from '../../platform/backup/tombstones.ts'
import { createPool } from '../../platform/database/pool.ts'
import { ROLES, urlFor } from '../../platform/database/roles.ts'
import { JOB_TIME_LIMITS } from '../../platform/database/time-limits.ts'
import { acrossTenants, inTenant } from '../../platform/database/transaction.ts'
import { prepareQueues } from '../../platform/jobs/queues.ts'
import { closeAccount } from '../../platform/sessions/close-account.ts'
import { app, appUser } from '../../platform/tenancy/tables.ts'
import { DELETIONS_OF_PERSON } from '../data-of-person.ts'
import { JOBS } from '../jobs.ts'

/** How many deleted objects the backup had brought back. */
export type Repeated = { accounts: number; consents: number; apps: number }

type Pools = { pool: pg.Pool; platformPool: pg.Pool }

const deleteApp = async ({ platformPool }: Pools, appId: string): Promise<boolean> => {
  const rows = await acrossTenants(platformPool, 'an app was deleted after the backup', (tx) =>
    tx.delete(app).where(eq(app.appId, appId)).returning({ appId: app.appId }),
  )
  return rows.length > 0
}

/** The accounts of an app by their hashes: a tombstone does not name them. */
const accountsOf = async ({ pool }: Pools, appId: string): Promise<Map<string, string>> => {
  const rows = await inTenant(pool, { appId, userId: null, reach: 'app' }, (tx) =>
    tx.select({ id: appUser.id }).from(appUser),
  )
  return new Map(rows.map(({ id }) => [subjectHash(appId, id), id]))
}

const repeatFor = ({ pool }: Pools, { kind, appId, at }: Tombstone, userId: string): Promise<boolean> => {
  const services = { deletions: DELETIONS_OF_PERSON }
  return inTenant(pool, { appId, userId, reach: 'app' }, async (tx) => {
    if (kind === 'HEALTH_CONSENT') return withdrawConsent({ tx, services, now: new Date(at) }, userId)
    const account = await closeAccount(tx, userId)
    if (account) await deleteRestoredAccount({ tx, services }, account)
    return account !== null
  })
}

/**
 * Repeats the deletions and withdrawals of the tombstones, in the order of their times, by the product's own rules.
 * Those that the database knows already were done before the backup.
 */
export const repeatDeletions = async (
  { adminUrl, secretKey }: { adminUrl: string; secretKey: string },
  tombstones: readonly Tombstone[],
): Promise<Repeated> => {
  const open = (role: typeof ROLES.runtime | typeof ROLES.platform) =>
    createPool(urlFor(adminUrl, role, secretKey), 1, () => {}, JOB_TIME_LIMITS)
  const pools = { pool: open(ROLES.runtime), platformPool: open(ROLES.platform) }
  const repeated: Repeated = { accounts: 0, consents: 0, apps: 0 }
  const countOf = { ACCOUNT: 'accounts', HEALTH_CONSENT: 'consents', APP: 'apps' } as const
  try {
    await prepareQueues(urlFor(adminUrl, ROLES.jobs, secretKey), JOBS)
    const earlier = await knownTombstones(pools.platformPool)
    const since = tombstones.filter(({ id }) => !earlier.has(id)).sort((a, b) => (a.at < b.at ? -1 : 1))
    const accounts = new Map<string, Map<string, string>>()
    for (const tombstone of since) {
      const { kind, appId, subject } = tombstone
      const ofApp = accounts.get(appId) ?? (await accountsOf(pools, appId))
      accounts.set(appId, ofApp)
      const userId = subject && ofApp.get(subject)
      const isDone =
        kind === 'APP'
          ? await deleteApp(pools, appId)
          : userId
            ? await repeatFor(pools, tombstone, userId)
            : false
      if (isDone) repeated[countOf[kind]] += 1
    }
    await keepTombstones(pools.platformPool, since)
    return repeated
  } finally {
    await Promise.all([pools.pool.end(), pools.platformPool.end()])
  }
}
