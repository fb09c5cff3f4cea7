import { readFile } from 'node:fs/promises'
import type { SearchKind } from '@wohlauf/contract/search/search'
import type { ElementFamily } from '@wohlauf/contract/values/elements/element-family'
import { SCHEMAS } from '../database/function-schemas.ts'
import { type Trigger, triggerAtCommit } from '../database/migration/triggers.ts'
import { textOfElementSql } from './element-texts.ts'

/**
 * The tables whose writes change an entry, with the column of its id; the rows of the first one are the
 * entries. `parents` are those whose writes change all entries that have the same value in a column. Read by the function
 * `search.read_<kind>`.
 */
type SearchSource = {
  tables: Readonly<Record<string, string>>
  parents?: Readonly<Record<string, string>>
  elements?: ElementFamily
}

export type SearchSources = Readonly<Partial<Record<SearchKind, SearchSource>>>

export type SearchIndex = { sources: SearchSources; sql: string }

const nameOf = (kind: string): string => kind.toLowerCase()

export const elementTextsSql = (sources: SearchSources): string =>
  textOfElementSql(Object.values(sources).flatMap(({ elements }) => elements ?? []))

/** @param sourcesSql the functions `search.read_<kind>`, in the order of the kinds */
export const searchIndex = async (
  sources: SearchSources,
  sourcesSql: readonly string[],
): Promise<SearchIndex> => {
  const common = await readFile(new URL('index.sql', import.meta.url), 'utf8')
  return { sources, sql: [...sourcesSql, common, elementTextsSql(sources)].join('\n') }
}

/** @param condition narrows the rows */
export const entryWritings = ({ sources }: SearchIndex, condition = 'true'): string[] =>
  Object.entries(sources).map(
    ([kind, { tables }]) =>
      `SELECT count(${SCHEMAS.search}.write_entry(app_id, id, '${kind}', '${nameOf(kind)}')) FROM public.${Object.keys(tables)[0]} WHERE ${condition}`,
  )

export const tablesOfSource = ({ tables, parents }: SearchSource): string[] =>
  Object.keys({ ...tables, ...parents })

/** The name sorts it behind the content version's lock: otherwise two commits would wait for each other's words. */
const nameOfTrigger = (sources: SearchSources, table: string, kind: string): string => {
  const readers = Object.values(sources).filter((source) => tablesOfSource(source).includes(table))
  return readers.length > 1 ? `search_entry_of_${nameOf(kind)}` : 'search_entry'
}

export const searchTriggers = ({ sources }: SearchIndex): Trigger[] =>
  Object.entries(sources).flatMap(([kind, { tables, parents = {} }]) => {
    const trigger =
      (run: string) =>
      ([table, column]: [string, string]) =>
        triggerAtCommit(
          nameOfTrigger(sources, table, kind),
          table,
          `search.${run}('${kind}', '${nameOf(kind)}', '${column}')`,
        )
    return [
      ...Object.entries(tables).map(trigger('keep_entry')),
      ...Object.entries(parents).map(trigger('keep_entries_of_parent')),
    ]
  })
