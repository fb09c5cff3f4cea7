import { ELEMENTS_OF_ARTICLES } from '@wohlauf/contract/values/elements/blog-elements'
import type { VersionTriggers } from '../../../platform/content/version-triggers.ts'
import {
  type AccessTo,
  content,
  inSnapshots,
  ownRows,
  plannedContent,
} from '../../../platform/database/table-access.ts'
import type { SearchSources } from '../../../platform/search/sources.ts'
import * as tables from './tables.ts'

export const ACCESS = {
  blog_article: {
    ...plannedContent,
    ...inSnapshots(tables.blogArticle),
    lookups: { SELECT: ['app_id', 'id', 'is_enabled'] },
  },
  blog_article_content_element: { ...content, ...inSnapshots(tables.blogArticleContentElement) },
  blog_article_reading: {
    ...ownRows('user_id', ['read', 'add']),
    prefetch: ['app_id', 'user_id', 'blog_article_id'],
  },
} satisfies AccessTo<typeof tables>

export const SEARCH_SOURCES: SearchSources = {
  BLOG_ARTICLE: {
    tables: {
      blog_article: 'id',
      blog_article_content_element: 'blog_article_id',
      published_version: 'blog_article_id',
    },
    elements: ELEMENTS_OF_ARTICLES,
  },
}

export const VERSION_TRIGGERS: VersionTriggers = {
  publish_item: ['blog_article'],
  publish_blog_article: ['blog_article_content_element'],
}
