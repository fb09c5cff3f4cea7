import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { recordDeletedApp } from '../../platform/backup/tombstones.ts'
import { acrossTenants } from '../../platform/database/transaction.ts'
import { app } from '../../platform/tenancy/tables.ts'

/**
 * Deletes an app with all that belongs to it, except its stored files. No older backup undoes it.
 *
 * @returns null when no app has this main host
 */
export const deleteApp = (
  platformPool: pg.Pool,
  host: string,
): Promise<{ appId: string; title: string } | null> =>
  acrossTenants(platformPool, 'operators delete apps', async (tx) => {
    const [deletedApp] = await tx
      .delete(app)
      .where(eq(app.host, host.toLowerCase()))
      .returning({ appId: app.appId, title: app.title })
    if (deletedApp) await recordDeletedApp(tx, deletedApp.appId)
    return deletedApp ?? null
  })
