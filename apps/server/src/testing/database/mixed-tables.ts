import { TABLES } from '../../composition/required-database.ts'
import { distributedTables, localTables } from '../../platform/database/migration/distribution.ts'
import { tablesOf } from './tables-of.ts'

const [DISTRIBUTED_TABLES, LOCAL_TABLES] = [distributedTables(TABLES), localTables(TABLES)]

/**
 * A distributed database does not join distributed and local tables in every form; reference tables may be
 * joined with both. `libpg-query` must be loaded. @returns empty when they are of one kind
 */
export const mixedTables = (text: string): string[] => {
  const tables = tablesOf(text)
  const distributed = tables.filter(({ relname }) => DISTRIBUTED_TABLES.includes(relname))
  const local = tables.filter(
    ({ relname, schemaname }) => LOCAL_TABLES.includes(relname) || schemaname === 'pgboss',
  )
  if (distributed.length === 0 || local.length === 0) return []
  return [...distributed, ...local].map(({ relname }) => relname)
}
