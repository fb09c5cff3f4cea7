import type { FeedbackKind } from '@wohlauf/contract/feedback/feedback'
import type { KindOfFeedback } from './kind-of-feedback.ts'
import { blogArticles } from './kinds/blog-articles.ts'
import { modulePages } from './kinds/module-pages.ts'
import { recipes } from './kinds/recipes.ts'

/** A kind of the contract that is missing here does not compile. */
export const KINDS: { readonly [Kind in FeedbackKind]: KindOfFeedback<Kind> } = {
  MODULE_PAGE: modulePages,
  BLOG_ARTICLE: blogArticles,
  RECIPE: recipes,
}

export const ALL_KINDS: readonly KindOfFeedback[] = Object.values(KINDS)
