import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { acrossTenants } from '../../platform/database/transaction.ts'
import { app, appHost } from '../../platform/tenancy/tables.ts'

const REASON = 'operators put apps into maintenance'

/**
 * @param host any host of the app; null for all apps
 * @returns the affected apps, by title; empty when no app has that host
 */
export const switchMaintenance = (
  platformPool: pg.Pool,
  isOn: boolean,
  host: string | null,
): Promise<{ title: string; host: string }[]> =>
  acrossTenants(platformPool, REASON, async (tx) => {
    const [row] =
      host === null ? [] : await tx.select().from(appHost).where(eq(appHost.host, host.toLowerCase()))
    if (host !== null && !row) return []
    const switched = await tx
      .update(app)
      .set({ isInMaintenance: isOn })
      .where(row && eq(app.appId, row.appId))
      .returning({ title: app.title, host: app.host })
    return switched.toSorted((one, other) => one.title.localeCompare(other.title, 'de'))
  })
