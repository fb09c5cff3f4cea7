import {
  planPublicationOfBlogArticleAsManager,
  publishBlogArticleAsManager,
  unpublishBlogArticleAsManager,
} from '@wohlauf/contract/blog/blog-as-manager'
import type { Publishing } from '../../../authoring/list/list-spec.ts'

export const PUBLISHING: Publishing = {
  publish: publishBlogArticleAsManager,
  unpublish: unpublishBlogArticleAsManager,
  plan: planPublicationOfBlogArticleAsManager,
}
