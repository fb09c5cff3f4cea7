import { planPublicationOfBlogArticleAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { plansPublication } from '../../../platform/lists/planned-publication.ts'
import { ARTICLES } from '../list.ts'

export const planPublicationOfBlogArticleAsManagerCommand = handle(
  planPublicationOfBlogArticleAsManager,
  plansPublication(ARTICLES, 'blogArticleId'),
)
