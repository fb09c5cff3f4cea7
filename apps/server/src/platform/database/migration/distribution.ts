import type { Tables } from '../table-access.ts'

const tablesWith = (tables: Tables, placement: 'reference' | 'local' | undefined): string[] =>
  Object.keys(tables).filter((table) => tables[table]?.placement === placement)

export const localTables = (tables: Tables): string[] => tablesWith(tables, 'local')

export const referenceTables = (tables: Tables): string[] => tablesWith(tables, 'reference')

/** Each row is placed by its `app_id`, together with all other rows of its app. */
export const distributedTables = (tables: Tables): string[] => tablesWith(tables, undefined)
