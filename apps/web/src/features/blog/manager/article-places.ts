import {
  planPublicationOfBlogArticleAsManager,
  publishBlogArticleAsManager,
  unpublishBlogArticleAsManager,
} from '@wohlauf/contract/blog/blog-as-manager'
import type { RouteTarget } from '@wohlauf/contract/routes/routes'
import type { Publishing } from '../../../authoring/list/list-spec.ts'

export const PAGE_OF_ARTICLE = (blogArticleId: string): RouteTarget => ({
  to: 'manage-blog-content-management',
  params: { blogArticleId },
})

export const PUBLISHING: Publishing = {
  publish: publishBlogArticleAsManager,
  unpublish: unpublishBlogArticleAsManager,
  plan: planPublicationOfBlogArticleAsManager,
}
