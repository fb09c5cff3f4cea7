import { parseSync } from 'libpg-query'
import { DISTRIBUTED_TABLES, LOCAL_TABLES } from '../platform/database/distribution.ts'

type Table = { relname: string; schemaname?: string }

const isTable = (node: object): node is Table => 'relname' in node && typeof node.relname === 'string'

const tablesIn = (node: object): Table[] => [
  ...(isTable(node) ? [node] : []),
  ...Object.values(node)
    .filter((each): each is object => typeof each === 'object' && each !== null)
    .flatMap(tablesIn),
]

/**
 * The tables of a statement that reads or writes distributed and local ones together: a distributed database does not join
 * them in every form. Reference tables may be joined with both. `libpg-query` must be loaded.
 *
 * @returns empty when they are of one kind
 */
export const mixedTables = (text: string): string[] => {
  const found = tablesIn(parseSync(text).stmts ?? [])
  const distributed = found.filter(({ relname }) => DISTRIBUTED_TABLES.includes(relname))
  const local = found.filter(
    ({ relname, schemaname }) => LOCAL_TABLES.includes(relname) || schemaname === 'pgboss',
  )
  if (distributed.length === 0 || local.length === 0) return []
  return [...distributed, ...local].map(({ relname }) => relname)
}
