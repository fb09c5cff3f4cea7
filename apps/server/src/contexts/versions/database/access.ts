import { both, either, own } from '../../../platform/database/row-conditions.ts'
import { type AccessTo, EDITORS, JOBS, SIGNED_IN } from '../../../platform/database/table-access.ts'
import type * as tables from './tables.ts'

const VERSION_OF_IMAGE = ['app_id', 'version_id', 'image_id']

// Only functions write them, so that a version is complete and never changes. They also change the content version.
export const ACCESS = {
  published_version: {
    person: null,
    rows: { read: either(both(SIGNED_IN, 'is_current'), EDITORS) },
    resolver: {
      SELECT: 'all',
      INSERT: 'all',
      UPDATE: ['snapshot', 'hash', 'note', 'is_automatic', 'is_current', 'published_at'],
    },
    lookups: {
      SELECT: [
        'app_id',
        'id',
        'module_id',
        'recipe_id',
        'blog_article_id',
        'experience_report_id',
        'number',
        'snapshot',
        'is_current',
      ],
    },
    search: { SELECT: 'all' },
  },
  published_version_image: {
    person: null,
    rows: { read: EDITORS },
    resolver: { SELECT: VERSION_OF_IMAGE, INSERT: VERSION_OF_IMAGE, DELETE: 'all' },
    lookups: { SELECT: VERSION_OF_IMAGE },
  },
  published_version_author: {
    person: 'user_id',
    rows: { read: either(own('user_id'), JOBS) },
    resolver: { SELECT: 'all', INSERT: 'all' },
    lookups: { SELECT: ['app_id', 'version_id', 'user_id'] },
  },
} satisfies AccessTo<typeof tables>
