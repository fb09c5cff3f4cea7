import { type AccessTo, plannedContent, titledBy } from '../../../platform/database/table-access.ts'
import type { SearchSources } from '../../../platform/search/sources.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  recipe: titledBy('name', plannedContent),
} satisfies AccessTo<typeof tables>

export const SEARCH_SOURCES: SearchSources = {
  RECIPE: { tables: { recipe: 'id' } },
}
