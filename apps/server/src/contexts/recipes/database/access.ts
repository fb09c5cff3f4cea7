import type { VersionTriggers } from '../../../platform/content/version-triggers.ts'
import { type AccessTo, inSnapshots, plannedContent } from '../../../platform/database/table-access.ts'
import type { SearchSources } from '../../../platform/search/sources.ts'
import * as tables from './tables.ts'

export const ACCESS = {
  recipe: {
    ...plannedContent,
    ...inSnapshots(tables.recipe),
    lookups: { SELECT: ['app_id', 'id', 'is_enabled'] },
  },
} satisfies AccessTo<typeof tables>

export const SEARCH_SOURCES: SearchSources = {
  RECIPE: { tables: { recipe: 'id', published_version: 'recipe_id' } },
}

export const VERSION_TRIGGERS: VersionTriggers = { publish_item: ['recipe'] }
