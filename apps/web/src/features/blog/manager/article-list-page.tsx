import {
  BLOG_ARTICLE,
  getBlogArticlesAsManager,
  type ManagedBlogArticle,
} from '@wohlauf/contract/blog/blog-as-manager'
import { lazy } from 'react'
import { editing } from '../../../authoring/list/list-spec.ts'
import { managedListPage } from '../../../authoring/list/managed-list-page.tsx'
import { OPENS_ROW } from '../../../authoring/list/opens-row.ts'
import { RouteLink } from '../../../routes/route-link.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { germanDate } from '../../../ui/time/berlin-time.ts'
import { PUBLISHING } from './article-publishing.ts'
import { COVER_ASPECT_RATIO } from './cover-aspect-ratio.ts'

const ArticleDialog = lazy(() => import('./article-dialog.tsx'))

const noteOf = ({ isPublished, publishedAt, createdAt }: ManagedBlogArticle): string =>
  isPublished && publishedAt ? `am ${germanDate(publishedAt)}` : `Erstellt am ${germanDate(createdAt)}`

export default managedListPage<ManagedBlogArticle>({
  kind: BLOG_ARTICLE,
  title: 'Blog',
  query: getBlogArticlesAsManager,
  emptyText: 'Noch keine Blog Artikel angelegt.',
  nameOf: ({ title }) => title,
  rowOf: (article) => ({
    picture: <Picture image={article.image} aspectRatio={COVER_ASPECT_RATIO} sizes="72px" isDecorative />,
    link: (
      <RouteLink
        to="manage-blog-content-management"
        params={{ blogArticleId: article.blogArticleId }}
        {...OPENS_ROW}
      >
        {article.title}
      </RouteLink>
    ),
    note: noteOf(article),
  }),
  NewDialog: ArticleDialog,
  actions: [editing(ArticleDialog)],
  publishing: PUBLISHING,
})
