import { eq, or } from 'drizzle-orm'
import type pg from 'pg'
import { z } from 'zod'
import type { ArchivedApp } from '../../platform/backup/archive/archive-format.ts'
import { StartError } from '../../platform/base/config/start-error.ts'
import { acrossTenants } from '../../platform/database/transaction.ts'
import { app, appHost } from '../../platform/tenancy/tables.ts'

/** Null when no app has the id, or the host as one of its hosts. */
export const findApp = async (pool: pg.Pool, hostOrId: string): Promise<ArchivedApp | null> => {
  const isId = z.uuid().safeParse(hostOrId).success
  const [row] = await acrossTenants(
    pool,
    'operators name one app',
    (tx) =>
      tx
        .select({ id: app.appId, host: app.host, title: app.title })
        .from(app)
        .innerJoin(appHost, eq(appHost.appId, app.appId))
        .where(or(eq(appHost.host, hostOrId.toLowerCase()), isId ? eq(app.appId, hostOrId) : undefined))
        .limit(1),
    { isReadOnly: true },
  )
  return row ?? null
}

/**
 * @param where it is looked for, as the sentence says it
 * @throws StartError when no app has the host or id
 */
export const requireApp = async (pool: pg.Pool, hostOrId: string, where: string): Promise<ArchivedApp> => {
  const match = await findApp(pool, hostOrId)
  if (!match)
    throw new StartError(`No app ${where} has the host or the id "${hostOrId}". Nothing was changed.`)
  return match
}
