import { type AccessTo, content, titledBy } from '../../../platform/database/table-access.ts'
import type { SearchSources } from '../../../platform/search/sources.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  publication: titledBy('title', content),
} satisfies AccessTo<typeof tables>

export const SEARCH_SOURCES: SearchSources = {
  PUBLICATION: { tables: { publication: 'id' } },
}
