import type { ManagedBlogArticleContent } from '@wohlauf/contract/blog/blog-as-manager'
import type { ArticleValues } from './article-fields.tsx'

export const valuesOfArticle = ({
  title,
  image,
  idsOfPromotedModules,
}: ManagedBlogArticleContent): ArticleValues => ({
  title,
  alternativeText: image.alternativeText,
  idsOfPromotedModules,
})
