import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { app } from '../../platform/tenancy/tables.ts'

/**
 * Works only in a transaction across tenants.
 * @returns a function from an app's id to its title; null for the id of none
 */
export const titlesOfApps = async (tx: Tx, appIds: readonly (string | null)[]) => {
  const ids = [...new Set(appIds.filter((id) => id !== null))]
  const rows =
    ids.length === 0
      ? []
      : await tx.select({ appId: app.appId, title: app.title }).from(app).where(anyOf(app.appId, ids))
  const titles = new Map(rows.map(({ appId, title }) => [appId, title]))
  return (appId: string | null) => (appId === null ? null : { appId, title: titles.get(appId) ?? null })
}
