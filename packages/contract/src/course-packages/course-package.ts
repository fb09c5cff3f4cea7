import * as z from 'zod/mini'
import { hasDietsThatCanBeTrue, WRITTEN_RECIPE } from '../rules/written-recipe.ts'
import { MinutesOverride, ModuleNumber } from '../values/items/module-fields.ts'
import { MAX_PAGES } from '../values/limits/version-limits.ts'
import { ShortText } from '../values/values.ts'
import { ArticleElementInPackage, PageElementInPackage } from './element-in-package.ts'
import { MAX_ELEMENTS_OF_PAGE, PACKAGE_FORMAT, PACKAGE_VERSION } from './package-limits.ts'
import { PictureInPackage } from './package-parts.ts'

export const PACKAGE_KINDS = ['MODULE', 'RECIPE', 'BLOG_ARTICLE'] as const

const atMostElements = () =>
  z.maxLength(MAX_ELEMENTS_OF_PAGE, `Mehr als ${MAX_ELEMENTS_OF_PAGE} Inhalte sind nicht möglich`)

const PageInPackage = z.strictObject({
  title: ShortText,
  isExerciseIncluded: z.boolean(),
  minutesOverride: MinutesOverride,
  /** Whether the page is shown with its module. */
  isEnabled: z.boolean(),
  contentElements: z.array(PageElementInPackage).check(atMostElements()),
})

const ModuleInPackage = z.strictObject({
  kind: z.literal('MODULE'),
  number: ModuleNumber,
  title: ShortText,
  picture: PictureInPackage,
  pages: z
    .array(PageInPackage)
    .check(z.maxLength(MAX_PAGES, `Mehr als ${MAX_PAGES} Seiten sind nicht möglich`)),
})
export type ModuleInPackage = z.output<typeof ModuleInPackage>

/** The texts of a recipe's pictures are made of its name. */
const RecipeInPackage = z
  .strictObject({
    kind: z.literal('RECIPE'),
    ...WRITTEN_RECIPE,
    heroImage: PictureInPackage,
    ingredientsImage: PictureInPackage,
  })
  .check(hasDietsThatCanBeTrue)
export type RecipeInPackage = z.output<typeof RecipeInPackage>

/** An article's promoted modules are not included: they are other items of the app. */
const ArticleInPackage = z.strictObject({
  kind: z.literal('BLOG_ARTICLE'),
  title: ShortText,
  picture: PictureInPackage,
  contentElements: z.array(ArticleElementInPackage).check(atMostElements()),
})
export type ArticleInPackage = z.output<typeof ArticleInPackage>

const ItemInPackage = z.discriminatedUnion('kind', [ModuleInPackage, RecipeInPackage, ArticleInPackage])
export type ItemInPackage = z.output<typeof ItemInPackage>

export const CoursePackage = z.strictObject({
  format: z.literal(PACKAGE_FORMAT),
  version: z.literal(PACKAGE_VERSION),
  item: ItemInPackage,
})
