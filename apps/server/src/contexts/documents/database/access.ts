import { type AccessTo, content, titledBy } from '../../../platform/database/table-access.ts'
import type { SearchSources } from '../../../platform/search/sources.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  document: titledBy('title', content),
} satisfies AccessTo<typeof tables>

export const SEARCH_SOURCES: SearchSources = {
  DOCUMENT: { tables: { document: 'id' } },
}
