import { ELEMENTS_OF_ARTICLES } from '@wohlauf/contract/blog/blog-elements'
import {
  type AccessTo,
  content,
  ownRows,
  plannedContent,
  titledBy,
} from '../../../platform/database/table-access.ts'
import type { SearchSources } from '../../../platform/search/sources.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  blog_article: titledBy('title', plannedContent),
  blog_article_content_element: titledBy('title', content),
  blog_article_reading: {
    ...ownRows('user_id', ['read', 'add']),
    prefetch: ['app_id', 'user_id', 'blog_article_id'],
  },
} satisfies AccessTo<typeof tables>

export const SEARCH_SOURCES: SearchSources = {
  BLOG_ARTICLE: {
    tables: { blog_article: 'id', blog_article_content_element: 'blog_article_id' },
    elements: ELEMENTS_OF_ARTICLES,
  },
}
