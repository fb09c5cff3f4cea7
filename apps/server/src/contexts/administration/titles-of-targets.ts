import { sql } from 'drizzle-orm'
import { schemas } from '../../platform/database/function-schemas.ts'
import type { Tx } from '../../platform/database/transaction.ts'

type Done = { ofAppId: string | null; targetId: string | null }

/** The titles of content and sponsors, by id. People, and what was deleted, have none. */
export const titlesOfTargets = async (
  tx: Tx,
  entries: readonly Done[],
): Promise<ReadonlyMap<string, string>> => {
  const byApp = Map.groupBy(
    entries.filter(({ ofAppId, targetId }) => ofAppId && targetId),
    ({ ofAppId }) => ofAppId,
  )
  const answers = await Promise.all(
    [...byApp].map(([appId, ofApp]) => {
      const ids = [...new Set(ofApp.map(({ targetId }) => targetId))]
      return tx.execute<{ id: string; title: string }>(
        sql`SELECT * FROM ${schemas.resolver}.titles_of_content(${appId}, ${sql.param(ids)})`,
      )
    }),
  )
  return new Map(answers.flatMap(({ rows }) => rows).map(({ id, title }) => [id, title]))
}
