import { ELEMENTS_OF_PAGES } from '@wohlauf/contract/values/elements/content-elements'
import type { VersionTriggers } from '../../../platform/content/version-triggers.ts'
import { both, either, reach } from '../../../platform/database/row-conditions.ts'
import {
  type AccessTo,
  content,
  inSnapshots,
  JOBS,
  ownRows,
  type TableAccess,
} from '../../../platform/database/table-access.ts'
import type { SearchSources } from '../../../platform/search/sources.ts'
import * as tables from './tables.ts'

const EVERYONE_BUT_JOBS = reach('own', 'sponsor', 'manager')

/** No request sees a removed row, nor does one of a former version, which does not know the column. */
const removable: TableAccess = {
  ...content,
  rows: { ...content.rows, read: either(both(EVERYONE_BUT_JOBS, 'removed_at IS NULL'), JOBS) },
}

export const ACCESS = {
  module: {
    ...content,
    ...inSnapshots(tables.module),
    lookups: { SELECT: ['app_id', 'id', 'is_enabled'] },
  },
  module_page: {
    ...removable,
    ...inSnapshots(tables.modulePage),
    lookups: { SELECT: ['app_id', 'id', 'module_id', 'removed_at'], UPDATE: ['removed_at'] },
  },
  content_element: {
    ...removable,
    ...inSnapshots(tables.contentElement),
    lookups: {
      SELECT: ['app_id', 'id', 'module_page_id', 'image_id', 'position', 'removed_at'],
      UPDATE: ['position', 'removed_at'],
    },
  },
  module_progress: {
    ...ownRows('user_id', ['read', 'add', 'change']),
    prefetch: [
      'app_id',
      'user_id',
      'module_id',
      'seen_page_ids',
      'confirmed_exercise_page_ids',
      'last_viewed_at',
      'completed_at',
    ],
    // The version before counts the people in the middle of a module with it; the next one can do without.
    lookups: {
      SELECT: ['app_id', 'module_id', 'seen_page_ids', 'confirmed_exercise_page_ids', 'completed_at'],
    },
  },
  content_element_response: {
    ...ownRows('user_id', ['read', 'add']),
    prefetch: ['app_id', 'user_id', 'content_element_id', 'quiz_answer_id'],
  },
} satisfies AccessTo<typeof tables>

export const SEARCH_SOURCES: SearchSources = {
  MODULE: { tables: { module: 'id', published_version: 'module_id' } },
  MODULE_PAGE: {
    tables: { module_page: 'id', content_element: 'module_page_id' },
    parents: { published_version: 'module_id' },
    elements: ELEMENTS_OF_PAGES,
  },
}

export const VERSION_TRIGGERS: VersionTriggers = {
  publish_module: ['module', 'module_page', 'content_element', 'image'],
}
