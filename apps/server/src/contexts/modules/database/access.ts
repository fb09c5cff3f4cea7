import { ELEMENTS_OF_PAGES } from '@wohlauf/contract/modules/content-elements'
import { type AccessTo, content, ownRows, titledBy } from '../../../platform/database/table-access.ts'
import type { SearchSources } from '../../../platform/search/sources.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  module: titledBy('title', content),
  module_page: titledBy('title', content, 'module_id'),
  content_element: titledBy('title', content, 'module_page_id'),
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
    lookups: {
      SELECT: ['app_id', 'module_id', 'seen_page_ids', 'confirmed_exercise_page_ids', 'completed_at'],
    },
  },
  content_element_response: {
    ...ownRows('user_id', ['read', 'add']),
    prefetch: ['app_id', 'user_id', 'content_element_id'],
  },
} satisfies AccessTo<typeof tables>

export const SEARCH_SOURCES: SearchSources = {
  MODULE: { tables: { module: 'id' } },
  MODULE_PAGE: {
    tables: { module_page: 'id', content_element: 'module_page_id' },
    elements: ELEMENTS_OF_PAGES,
  },
}
