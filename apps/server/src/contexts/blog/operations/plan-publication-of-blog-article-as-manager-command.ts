import { planPublicationOfBlogArticleAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { plansPublication } from '../../../platform/http/lists/planned-publication.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { ARTICLES } from '../list.ts'

export const planPublicationOfBlogArticleAsManagerCommand = handle(
  planPublicationOfBlogArticleAsManager,
  plansPublication(ARTICLES, 'blogArticleId'),
)
