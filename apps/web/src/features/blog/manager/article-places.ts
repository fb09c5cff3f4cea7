import {
  BLOG_ARTICLE,
  getBlogArticlesAsManager,
  type ManagedBlogArticle,
  type ManagedBlogArticleContent,
  planPublicationOfBlogArticleAsManager,
  publishBlogArticleAsManager,
  unpublishBlogArticleAsManager,
} from '@wohlauf/contract/blog/blog-as-manager'
import {
  getFindingsOfBlogArticleAsManager,
  getStatesOfBlogArticlesAsManager,
  publishChangesOfBlogArticlesAsManager,
} from '@wohlauf/contract/blog/blog-versions-as-manager'
import type { RouteTarget } from '@wohlauf/contract/routes/routes'
import type { Publishing } from '../../../authoring/list/list-spec.ts'
import { noticedInItem, versionedItem } from '../../../authoring/publishing/item-findings.ts'

export const PAGE_OF_ARTICLE = (blogArticleId: string): RouteTarget => ({
  to: 'manage-blog-content-management',
  params: { blogArticleId },
})

export const PUBLISHING: Publishing = {
  publish: publishBlogArticleAsManager,
  unpublish: unpublishBlogArticleAsManager,
  plan: planPublicationOfBlogArticleAsManager,
}

export const ARTICLE_VERSIONS = versionedItem({
  kind: BLOG_ARTICLE,
  items: getBlogArticlesAsManager,
  plural: 'Artikel',
  subject: 'Der Artikel',
  versionsPageOf: (blogArticleId) => ({ to: 'manage-blog-versions', params: { blogArticleId } }),
  nameOf: (item) => (item as ManagedBlogArticle).title,
  states: getStatesOfBlogArticlesAsManager,
  findings: getFindingsOfBlogArticleAsManager,
  publish: publishChangesOfBlogArticlesAsManager,
  show: publishBlogArticleAsManager,
})

export const noticedInArticle = ({
  title,
  contentElements,
}: Pick<ManagedBlogArticleContent, 'title' | 'contentElements'>) =>
  noticedInItem(
    title,
    { title: 'Titel', image: 'Titelbild' },
    new Map(
      contentElements.map((element) => [element.blogArticleContentElementId, element.title || 'Inhalt']),
    ),
  )
