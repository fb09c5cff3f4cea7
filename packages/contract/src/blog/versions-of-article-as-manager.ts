import { command, query } from '../operation.ts'
import { versionsOf } from '../versions-of-item.ts'
import {
  getBlogArticleAsManager,
  getBlogArticlesAsManager,
  ManagedBlogArticleContent,
} from './blog-as-manager.ts'
import { getStatesOfBlogArticlesAsManager } from './blog-versions-as-manager.ts'

const feature = 'BLOG'
const { list, one, differences, restoring } = versionsOf('blogArticleId', ManagedBlogArticleContent)

export const getVersionsOfBlogArticleAsManager = query('blog/get-versions-of-blog-article-as-manager-query', {
  ...list,
  feature,
})

export const getVersionOfBlogArticleAsManager = query('blog/get-version-of-blog-article-as-manager-query', {
  ...one,
  feature,
})

export const getDifferencesOfBlogArticleAsManager = query(
  'blog/get-differences-of-blog-article-as-manager-query',
  { ...differences, feature },
)

export const restoreVersionOfBlogArticleAsManager = command(
  'blog/restore-version-of-blog-article-as-manager-command',
  {
    ...restoring,
    feature,
    audit: { title: 'Frühere Artikelversion übernommen', target: 'blogArticleId' },
    invalidates: () => [getBlogArticleAsManager, getBlogArticlesAsManager, getStatesOfBlogArticlesAsManager],
  },
)
