import type { Feature } from '@wohlauf/contract/values/features'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import type { Services } from '../../base/services.ts'
import { bind, inTransaction, type Tx } from '../../database/transaction.ts'
import { app } from '../../tenancy/tables.ts'
import { openAdminRequest } from './admin-request.ts'
import type { SignedInAdmin } from './handler.ts'

export type AdminInApp = {
  admin: SignedInAdmin | null
  /** Null for an app that does not exist. */
  featuresOfApp: readonly Feature[] | null
}

const featuresOf = async (tx: Tx, appId: string): Promise<readonly Feature[] | null> => {
  const [row] = await tx.select({ features: app.enabledFeatures }).from(app).where(eq(app.appId, appId))
  return row?.features ?? null
}

/**
 * Runs `work` in a transaction that is bound to one app, with the reach of its managers. Only a transaction across
 * tenants may read who the admin is, and which features the app has: it ends before, so that no call waits for a
 * connection while it has another.
 */
export const openAdminInApp = async <T>(
  { platformPool }: Pick<Services, 'platformPool'>,
  pool: pg.Pool,
  { appId, ...claims }: { appId: string; tokenHash: Buffer | null; now: Date },
  work: (tx: Tx, caller: AdminInApp, client: pg.PoolClient) => Promise<T>,
): Promise<T> => {
  const caller = await openAdminRequest(platformPool, { ...claims, isWriting: true }, async (tx, admin) => ({
    admin,
    featuresOfApp: await featuresOf(tx, appId),
  }))
  const { admin } = caller
  return inTransaction(
    pool,
    (client) =>
      bind(client, { appId, userId: null, reach: 'manager', ...(admin ? { adminId: admin.id } : {}) }),
    async (tx, bound, client) => {
      await bound
      return work(tx, caller, client)
    },
  )
}
