import {
  BLOG_ARTICLE,
  getBlogArticlesAsManager,
  type ManagedBlogArticle,
} from '@wohlauf/contract/blog/blog-as-manager'
import { getPackageOfBlogArticleAsManager } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { managedListPage } from '../../../authoring/list/managed-list-page.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { germanDate } from '../../../ui/time/berlin-time.ts'
import { ARTICLE_VERSIONS, PAGE_OF_ARTICLE, PUBLISHING } from './article-places.ts'
import { COVER_ASPECT_RATIO } from './cover-aspect-ratio.ts'

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
    note: noteOf(article),
  }),
  pageOf: PAGE_OF_ARTICLE,
  publishing: PUBLISHING,
  versions: ARTICLE_VERSIONS,
  savePackage: getPackageOfBlogArticleAsManager,
})
