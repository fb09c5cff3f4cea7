import {
  createBlogArticleAsManager,
  planPublicationOfBlogArticleAsManager,
  publishBlogArticleAsManager,
  unpublishBlogArticleAsManager,
  updateBlogArticleAsManager,
} from '@wohlauf/contract/blog/blog-as-manager'
import { managedHandlers } from '../../../platform/http/lists/managed-handlers.ts'
import { ARTICLES } from '../list.ts'

export const manageBlogArticles = managedHandlers(
  ARTICLES,
  {
    create: createBlogArticleAsManager,
    update: updateBlogArticleAsManager,
    publish: publishBlogArticleAsManager,
    unpublish: unpublishBlogArticleAsManager,
    plan: planPublicationOfBlogArticleAsManager,
  },
  { publishesOnSave: 'blog_article', by: ['create', 'update'] },
)
