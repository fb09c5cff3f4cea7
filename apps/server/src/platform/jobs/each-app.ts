import { createHash } from 'node:crypto'
import type { PgBoss } from 'pg-boss'
import type { Services } from '../base/services.ts'
import { acrossTenants } from '../database/transaction.ts'
import { app } from '../tenancy/tables.ts'

/** The same id for the same tick and app, so that a tick that runs twice creates each app's job once. */
const idFor = (tickId: string, appId: string): string => {
  const hex = createHash('sha256').update(`${tickId}:${appId}`).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

export const enqueueForEachApp = async (
  boss: PgBoss,
  name: string,
  tickId: string,
  { platformPool }: Pick<Services, 'platformPool'>,
): Promise<void> => {
  const apps = await acrossTenants(platformPool, 'a schedule lists the apps it is for', (tx) =>
    tx.select({ appId: app.appId }).from(app),
  )
  if (apps.length === 0) return
  await boss.insert(
    name,
    apps.map(({ appId }) => ({
      id: idFor(tickId, appId),
      data: { appId, payload: {} },
      group: { id: appId },
    })),
  )
}
