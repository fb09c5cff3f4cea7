import { BLOG_ARTICLE, type ManagedBlogArticleContent } from '@wohlauf/contract/blog/blog-as-manager'
import {
  getDifferencesOfBlogArticleAsManager,
  getVersionOfBlogArticleAsManager,
  getVersionsOfBlogArticleAsManager,
  restoreVersionOfBlogArticleAsManager,
} from '@wohlauf/contract/blog/versions-of-article-as-manager'
import { contentTypeOf } from '../../../authoring/elements/type-of-content.ts'
import { itemVersionsPage } from '../../../authoring/versions/item-versions-page.tsx'
import type { ArticleValues } from './article-fields.tsx'
import { ARTICLE_VERSIONS, PAGE_OF_ARTICLE } from './article-places.ts'
import { ArticlePreview } from './article-preview.tsx'
import { valuesOfArticle } from './article-values.ts'
import { BLOG_CONTENT_TYPES } from './content/blog-content-types.ts'
import { useArticle } from './use-article.ts'

export default itemVersionsPage<ArticleValues, ManagedBlogArticleContent>({
  id: BLOG_ARTICLE.id,
  operations: {
    list: getVersionsOfBlogArticleAsManager,
    one: getVersionOfBlogArticleAsManager,
    differences: getDifferencesOfBlogArticleAsManager,
    restoring: restoreVersionOfBlogArticleAsManager,
  },
  pageOf: PAGE_OF_ARTICLE,
  versionsPageOf: ARTICLE_VERSIONS.versionsPageOf,
  list: { to: 'manage-blog-blog-article-list', label: 'Alle Artikel' },
  backLabel: 'Zum Artikel',
  missing: 'Diesen Artikel gibt es nicht',
  neverPublished: 'Dieser Artikel wurde noch nicht veröffentlicht.',
  parts: 'Titel, Titelbild, weiterführende Module und Inhalte',
  useItem: (id) => {
    const { item } = useArticle(id)
    return item && { name: item.title, isShown: item.isPublished }
  },
  labels: {
    title: 'Titel',
    'image.url': 'Bild',
    'image.alternativeText': 'Alternativtext',
    promotedModules: 'Weiterführende Informationen',
    textHtml: 'Text',
    tipHtml: 'Tipp',
    description: 'Beschreibung',
    headline: 'Überschrift',
    'strategies.*': 'Strategie *',
  },
  elementLabelOf: (type) => contentTypeOf(BLOG_CONTENT_TYPES, type).label,
  valuesOf: valuesOfArticle,
  Preview: ArticlePreview,
})
