import type { ManagedBlogArticle } from '@wohlauf/contract/blog/blog-as-manager'
import type { ArticleHead } from './article-rows.ts'
import { type ModuleToPromote, modulesOf } from './promoted-modules.ts'

export const toManagedArticle = (
  { id, image, isEnabled, publishedAt, publishAt, createdAt, ...rest }: ArticleHead,
  modules: readonly ModuleToPromote[],
): ManagedBlogArticle => ({
  blogArticleId: id,
  title: rest.title,
  image,
  isPublished: isEnabled,
  publishedAt: publishedAt?.toISOString() ?? null,
  publishAt: publishAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  idsOfPromotedModules: modulesOf(modules, rest.idsOfPromotedModules).map(({ moduleId }) => moduleId),
  revision: rest.revision,
})

const timeOf = ({ isEnabled, publishedAt, createdAt }: ArticleHead): number =>
  ((isEnabled && publishedAt) || createdAt).getTime()

/** Unpublished ones come first, the newest first; then the newest publication (`decisions.md`, point 20). */
export const inOrderOfManagers = (one: ArticleHead, other: ArticleHead): number =>
  Number(one.isEnabled) - Number(other.isEnabled) || timeOf(other) - timeOf(one)
