import {
  BLOG_ARTICLE,
  createBlogArticleAsManager,
  type ManagedBlogArticleContent,
  updateBlogArticleAsManager,
} from '@wohlauf/contract/blog/blog-as-manager'
import { deleteBlogElementAsManager } from '@wohlauf/contract/blog/blog-elements-as-manager'
import { ELEMENTS_OF_ARTICLES } from '@wohlauf/contract/values/elements/blog-elements'
import { onElementDesk } from '../../../authoring/elements/element-desk.tsx'
import { itemPage } from '../../../authoring/page/item-page.tsx'
import { ArticleFields, type ArticleValues } from './article-fields.tsx'
import { ARTICLE_VERSIONS, noticedInArticle, PAGE_OF_ARTICLE, PUBLISHING } from './article-places.ts'
import { ArticlePreview } from './article-preview.tsx'
import { valuesOfArticle } from './article-values.ts'
import { ArticleContents } from './content/article-contents.tsx'
import { useArticle } from './use-article.ts'

const ArticlePage = itemPage<ArticleValues, ManagedBlogArticleContent>({
  kind: BLOG_ARTICLE,
  subject: 'Der Blog Artikel',
  create: createBlogArticleAsManager,
  update: updateBlogArticleAsManager,
  list: { to: 'manage-blog-blog-article-list', label: 'Alle Artikel' },
  pageOf: PAGE_OF_ARTICLE,
  useItem: useArticle,
  nameOf: ({ title }) => title,
  failure: 'Dieser Artikel ist gerade nicht erreichbar',
  missing: 'Diesen Artikel gibt es nicht',
  publishing: PUBLISHING,
  versions: ARTICLE_VERSIONS,
  noticedIn: noticedInArticle,
  empty: { title: '', alternativeText: '', idsOfPromotedModules: [] },
  valuesOf: valuesOfArticle,
  Fields: ArticleFields,
  Preview: ArticlePreview,
  Below: ArticleContents,
})

export default onElementDesk(ArticlePage, {
  operation: deleteBlogElementAsManager,
  idField: ELEMENTS_OF_ARTICLES.idField,
  message: 'Inhalt gelöscht.',
})
