import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { SEARCH_KINDS } from '@wohlauf/contract/search/search'
import { StartError } from '../platform/base/config/start-error.ts'
import { versionTriggers } from '../platform/content/version-triggers.ts'
import type { RequiredDatabase } from '../platform/database/migration/required-database.ts'
import { functionsIn } from '../platform/database/migration/stored-functions.ts'
import { triggersOf } from '../platform/database/migration/triggers.ts'
import type { TableAccess, Tables } from '../platform/database/table-access.ts'
import { elementTextsSql, type SearchIndex, searchIndex, searchTriggers } from '../platform/search/sources.ts'
import { prefetchSql } from '../platform/sessions/prefetch-sql.ts'
import { ACCESS_FILES, findFiles, pathOf } from './access-files.ts'

const readSql = (file: string): string => readFileSync(pathOf(file), 'utf8')

const allTables = (): Tables => {
  const tables: Record<string, TableAccess> = {}
  for (const { file, ACCESS = {} } of ACCESS_FILES)
    for (const [table, access] of Object.entries(ACCESS)) {
      if (tables[table])
        throw new StartError(`${file} has rules for ${table}, and another file has them too.`)
      tables[table] = access
    }
  return tables
}

export const TABLES: Tables = allTables()

const KINDS = Object.keys(SEARCH_KINDS)

/** Sorted by kind, so that the index is not rebuilt because a context's folder is renamed. */
const findSources = (): Promise<SearchIndex> => {
  const first = (sources: object) => KINDS.indexOf(Object.keys(sources)[0] ?? '')
  const searchSources = ACCESS_FILES.flatMap(({ file, SEARCH_SOURCES: sources }) =>
    sources ? [{ folder: dirname(file), sources }] : [],
  ).sort((a, b) => first(a.sources) - first(b.sources))
  const sources = Object.assign({}, ...searchSources.map((one) => one.sources))
  const missing = KINDS.filter((kind) => !(kind in sources))
  if (missing.length > 0)
    throw new StartError(
      `No access.ts of a context says in SEARCH_SOURCES how ${missing.join(', ')} is found.`,
    )
  return searchIndex(
    sources,
    searchSources.map(({ folder }) => readSql(`${folder}/search.sql`)),
  )
}

export const SEARCH_INDEX: SearchIndex = await findSources()

/** The functions are those of every file of SQL in these folders. */
export const REQUIRED_DATABASE: RequiredDatabase = {
  tables: TABLES,
  functions: [
    ...findFiles('platform/*/*.sql', 'contexts/*/database/*.sql').map(readSql),
    prefetchSql(findFiles('contexts/*/database/prefetch.sql').map(readSql)),
    elementTextsSql(SEARCH_INDEX.sources),
  ].flatMap(functionsIn),
  triggers: [
    ...triggersOf(TABLES),
    ...ACCESS_FILES.flatMap(({ VERSION_TRIGGERS = {} }) => versionTriggers(VERSION_TRIGGERS)),
    ...searchTriggers(SEARCH_INDEX),
  ],
}
