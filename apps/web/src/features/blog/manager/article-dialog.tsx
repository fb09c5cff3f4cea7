import {
  BLOG_ARTICLE,
  createBlogArticleAsManager,
  type ManagedBlogArticle,
  updateBlogArticleAsManager,
} from '@wohlauf/contract/blog/blog-as-manager'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { itemDialog } from '../../../authoring/list/item-dialog.tsx'
import { ArticleFields, type ArticleValues } from './article-fields.tsx'

const EMPTY: ArticleValues = { title: '', alternativeText: '', idsOfPromotedModules: [] }

export default itemDialog<ArticleValues, ManagedBlogArticle>({
  kind: BLOG_ARTICLE,
  subject: 'Der Blog Artikel',
  create: createBlogArticleAsManager,
  update: updateBlogArticleAsManager,
  empty: EMPTY,
  valuesOf: ({ title, image, idsOfPromotedModules }) => ({
    title,
    alternativeText: image.alternativeText,
    idsOfPromotedModules,
  }),
  Fields: ArticleFields,
  pageOf: (blogArticleId) => pathTo('manage-blog-content-management', { blogArticleId }),
})
