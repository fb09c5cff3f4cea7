import type { FavouriteKind } from '@wohlauf/contract/favourites/favourites'
import type { KindOfFavourite } from './kind-of-favourite.ts'
import { blogArticles } from './kinds/blog-articles.ts'
import { documents } from './kinds/documents.ts'
import { experienceReports } from './kinds/experience-reports.ts'
import { modules } from './kinds/modules.ts'
import { recipes } from './kinds/recipes.ts'

/** A kind of the contract that is missing here does not compile. */
export const KINDS: { readonly [Kind in FavouriteKind]: KindOfFavourite<Kind> } = {
  MODULE: modules,
  BLOG_ARTICLE: blogArticles,
  RECIPE: recipes,
  EXPERIENCE_REPORT: experienceReports,
  DOCUMENT: documents,
}

export const ALL_KINDS: readonly KindOfFavourite[] = Object.values(KINDS)
