import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { appBranding } from '../../platform/storage/branding/tables.ts'
import { app } from '../../platform/tenancy/tables.ts'

type Branding = Omit<typeof appBranding.$inferSelect, 'appId'>

/** The branding of an app that never had any: its first change makes a row, with the next revision. */
const NONE: Branding = {
  colour: null,
  senderName: null,
  logoId: null,
  logoWidth: null,
  logoHeight: null,
  revision: 1,
}

/** Null when there is no such app. */
export const findBranding = async (tx: Tx, appId: string): Promise<Branding | null> => {
  const [row] = await tx
    .select({ branding: appBranding })
    .from(app)
    .leftJoin(appBranding, eq(appBranding.appId, app.appId))
    .where(eq(app.appId, appId))
  return row ? (row.branding ?? NONE) : null
}

/** Locks the app until the transaction ends: there may be no row yet. */
export const lockBranding = async (tx: Tx, appId: string): Promise<Branding | null> => {
  await tx.select({ appId: app.appId }).from(app).where(eq(app.appId, appId)).for('no key update')
  return findBranding(tx, appId)
}

export const writeBranding = async (tx: Tx, appId: string, branding: Branding): Promise<void> => {
  await tx
    .insert(appBranding)
    .values({ appId, ...branding })
    .onConflictDoUpdate({ target: appBranding.appId, set: branding })
}
