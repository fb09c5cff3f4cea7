import { sql } from 'drizzle-orm'
import { schemas } from '../../platform/database/function-schemas.ts'
import type { Tx } from '../../platform/database/transaction.ts'

type Doer = { ofAppId: string | null; actorId: string; actorRole: string | null }

/** Includes only staff who still have an account in the app. Learners' addresses are never disclosed. */
export const staffAddresses = async (
  tx: Tx,
  entries: readonly Doer[],
): Promise<ReadonlyMap<string, string>> => {
  const ofStaff = entries.filter(({ ofAppId, actorRole }) => ofAppId && actorRole)
  const byApp = Map.groupBy(ofStaff, ({ ofAppId }) => ofAppId)
  const rowsPerApp = await Promise.all(
    [...byApp].map(async ([appId, doers]) => {
      const ids = [...new Set(doers.map(({ actorId }) => actorId))]
      const { rows } = await tx.execute<{ id: string; email_address: string }>(
        sql`SELECT * FROM ${schemas.resolver}.staff_addresses(${appId}, ${sql.param(ids)})`,
      )
      return rows
    }),
  )
  return new Map(rowsPerApp.flat().map(({ id, email_address }) => [id, email_address]))
}
