import type { VersionTriggers } from '../../../platform/content/version-triggers.ts'
import { type AccessTo, inSnapshots, plannedContent } from '../../../platform/database/table-access.ts'
import type { SearchSources } from '../../../platform/search/sources.ts'
import * as tables from './tables.ts'

export const ACCESS = {
  experience_report: {
    ...plannedContent,
    ...inSnapshots(tables.experienceReport),
    lookups: { SELECT: ['app_id', 'id', 'is_enabled'] },
  },
} satisfies AccessTo<typeof tables>

export const SEARCH_SOURCES: SearchSources = {
  EXPERIENCE_REPORT: { tables: { experience_report: 'id', published_version: 'experience_report_id' } },
}

export const VERSION_TRIGGERS: VersionTriggers = { publish_item: ['experience_report'] }
