import { sql } from 'drizzle-orm'
import { schemas } from '../database/function-schemas.ts'
import { boundApp } from '../database/tenant-dialect.ts'
import type { Tx } from '../database/transaction.ts'

/** `by` is a first and last name; null when the account is gone. */
export type LastChange = { at: Date; by: string | null }

type Entry = { targetId: string; at: Date; actorId: string }

const namesOf = async (tx: Tx, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await tx.execute<{ id: string; name: string }>(
    sql`SELECT id, concat_ws(' ', first_name, last_name) AS name
        FROM ${schemas.lookups}.names_of_managers(${boundApp}, ${sql.param([...ids])}::uuid[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * The last change that a manager made to any of an item's parts, by the audit log: for a manager's transaction.
 * @param partsOf the ids of each item with its parts, by the item's id
 */
export const lastChanges = async (
  tx: Tx,
  partsOf: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlyMap<string, LastChange>> => {
  const ids = [...partsOf.values()].flat()
  const { rows } = await tx.execute<Entry>(
    sql`SELECT target_id AS "targetId", at, actor_id AS "actorId" FROM ${schemas.lookups}.last_changes(${sql.param(ids)}::uuid[])`,
  )
  const entries = new Map(rows.map((row) => [row.targetId, { ...row, at: new Date(row.at) }]))
  const last = [...partsOf].flatMap(([item, parts]) => {
    const [newest] = parts
      .flatMap((part) => entries.get(part) ?? [])
      .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    return newest ? [{ item, ...newest }] : []
  })
  const names = await namesOf(tx, [...new Set(last.map(({ actorId }) => actorId))])
  return new Map(last.map(({ item, at, actorId }) => [item, { at, by: names.get(actorId) ?? null }]))
}
