import {
  BLOG_ARTICLE,
  createBlogArticleAsManager,
  getBlogArticleAsManager,
  type ManagedBlogArticleContent,
  updateBlogArticleAsManager,
} from '@wohlauf/contract/blog/blog-as-manager'
import { isUnknownId } from '../../../api/call-error.ts'
import { useAnswer } from '../../../api/hooks.ts'
import { itemPage } from '../../../authoring/page/item-page.tsx'
import type { ItemAnswer } from '../../../authoring/page/use-item.ts'
import { ArticleFields, type ArticleValues } from './article-fields.tsx'
import { ARTICLE_VERSIONS, noticedInArticle, PAGE_OF_ARTICLE, PUBLISHING } from './article-places.ts'
import { ArticlePreview } from './article-preview.tsx'
import { ArticleContents } from './content/article-contents.tsx'

const useArticle = (id: string | null): ItemAnswer<ManagedBlogArticleContent> => {
  const { data, error, refetch, isFetching } = useAnswer(
    getBlogArticleAsManager,
    { blogArticleId: id ?? '' },
    { isEnabled: id !== null, isSilent: true, refetchOnReturn: true },
  )
  return { item: data, isGone: id !== null && isUnknownId(error), error, refetch, isFetching }
}

export default itemPage<ArticleValues, ManagedBlogArticleContent>({
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
  valuesOf: ({ title, image, idsOfPromotedModules }) => ({
    title,
    alternativeText: image.alternativeText,
    idsOfPromotedModules,
  }),
  Fields: ArticleFields,
  Preview: ArticlePreview,
  Below: ArticleContents,
})
