import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import type { Nodes } from './nodes.ts'

/** A table, a rule that protects its rows, and how many relations have it. */
type Fact = [table: string, fact: string, relations: number]

const factsText = await readFile(new URL('placement-facts.sql', import.meta.url), 'utf8')

const statementFor = (relations: 'tables' | 'shards'): string =>
  factsText.replaceAll('are_shards', String(relations === 'shards'))

/** The number of shards of each table over all nodes; a reference table has one on each node. */
const countShards = async (client: pg.ClientBase): Promise<Map<string, number>> => {
  const { rows } = await client.query<{ name: string; shards: number }>(
    `SELECT c.relname AS name, count(*)::integer AS shards
     FROM pg_dist_shard s JOIN pg_class c ON c.oid = s.logicalrelid JOIN pg_dist_placement p ON p.shardid = s.shardid
     WHERE c.relnamespace = 'public'::regnamespace AND p.groupid <> (SELECT groupid FROM pg_dist_local_group)
     GROUP BY 1`,
  )
  return new Map(rows.map(({ name, shards }) => [name, shards]))
}

const keyOf = (table: string, fact: string): string => `${table}: ${fact}`

/**
 * The differences between shards and the coordinator's tables: policies, triggers, keys, indexes, owners and rights.
 */
export const findPlacementGaps = async (
  client: pg.ClientBase,
  { onEach }: Nodes,
): Promise<{ gaps: string[]; shards: number; facts: number }> => {
  const { rows } = await client.query<{ facts: Fact[] }>(`SELECT (${statementFor('tables')}) AS facts`)
  const shardsOf = await countShards(client)
  const wanted = new Map(
    (rows[0]?.facts ?? []).flatMap(([table, fact, times]) => {
      const shards = shardsOf.get(table)
      return shards ? [[keyOf(table, fact), times * shards] as const] : []
    }),
  )
  const counts = new Map<string, number>()
  for (const text of await onEach(statementFor('shards')))
    for (const [table, fact, relations] of JSON.parse(text) as Fact[])
      counts.set(keyOf(table, fact), (counts.get(keyOf(table, fact)) ?? 0) + relations)
  const gaps = [...new Set([...wanted.keys(), ...counts.keys()])]
    .filter((key) => wanted.get(key) !== counts.get(key))
    .map((key) => `${key}: on ${counts.get(key) ?? 0} shards instead of ${wanted.get(key) ?? 0}`)
  const shards = [...shardsOf.values()].reduce((sum, count) => sum + count, 0)
  return { gaps, shards, facts: wanted.size }
}
