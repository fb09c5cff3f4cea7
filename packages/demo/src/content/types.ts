import type { Dish, SceneSubject } from '@wohlauf/art/scene'
import type { Meal, TipType } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import type { Ingredient } from '@wohlauf/contract/recipes/recipes'
import type {
  BlogElementOf,
  BlogElementType,
  ELEMENTS_OF_ARTICLES,
} from '@wohlauf/contract/values/elements/blog-elements'
import type { ContentElementType, WrittenElementOf } from '@wohlauf/contract/values/elements/content-elements'
import type { WrittenIn } from '@wohlauf/contract/values/elements/element-family'
import type { Allergen, Diet } from '@wohlauf/contract/values/items/recipe'
import type { DocumentText } from '../media/document.ts'

/** Drawn, not downloaded. Screen readers read the alternative text. */
export type DemoPicture = { subject: SceneSubject; seed: number; alternativeText: string }

/** Types that refer to other content of the demo world, or get ids from it. */
type OwnElement =
  | { type: 'IMAGE'; picture: DemoPicture }
  | {
      type: 'QUIZ'
      question: string
      possibleAnswers: readonly { text: string; explanation: string; isCorrectAnswer?: true }[]
    }
  | { type: 'HABIT_PROPOSAL'; habit: string }
  | { type: 'DOCUMENT'; document: string; documentExplanation: string }

type DeepReadonly<V> = V extends object ? { readonly [Key in keyof V]: DeepReadonly<V[Key]> } : V

/** The fields of all other types in a manager's input. */
type WrittenElement = {
  [T in Exclude<ContentElementType, OwnElement['type']>]: { type: T } & DeepReadonly<WrittenElementOf<T>>
}[Exclude<ContentElementType, OwnElement['type']>]

/** HTML here uses only what the field's toolbar offers: see `contract/values/rich-text.ts`. */
export type DemoElement = { title: string } & (OwnElement | WrittenElement)

export type DemoPage = { title: string; isExerciseIncluded?: true; contentElements: readonly DemoElement[] }
export type DemoModule = { number: number; title: string; picture: DemoPicture; pages: readonly DemoPage[] }
/** Content elements refer to a habit by its `key`; `minRuntime` in weeks; `introduction` is HTML. */
export type DemoHabit = { key: string; title: string; minRuntime: number; introduction: string }
export type DemoDocument = DocumentText & { key: string; fileName: string }

/** Plain text of at most 255 characters. */
export type DemoTip = { type: TipType; description: string }
/** `time` is Berlin's, `HH:MM` in steps of five minutes, on a day before the world is filled. */
export type DemoDiaryEntry = {
  daysAgo: number
  time: string
  meal?: Meal
  description?: string
  picture?: Pick<DemoPicture, 'subject' | 'seed'>
}
export type DemoPublication =
  | { type: 'BOOK'; title: string; publisher: string; author: string; release: string }
  | { type: 'ONLINE'; title: string; publisher: string; link: string }

/** `content` is HTML. */
export type DemoExperienceReport = {
  name: string
  ageInYears: number
  job: string
  familySituation: string
  picture: DemoPicture
  content: string
}

/** Steps and tip are HTML. */
export type DemoRecipe = {
  dish: Dish
  seed: number
  name: string
  subTitle: string
  totalTimeInMinutes: number
  preparationTimeInMinutes: number
  portions: number
  ingredients: Ingredient[]
  preparationSteps: string[]
  tipBox: string
  allergens: Allergen[]
  diets: Diet[]
}

type WrittenBlogElement<T extends BlogElementType> = {
  [Each in T]: { type: Each } & DeepReadonly<
    Omit<WrittenIn<typeof ELEMENTS_OF_ARTICLES, Each>, 'alternativeText'>
  >
}[T]

type BlogTypeWithPicture = {
  [T in BlogElementType]: 'image' extends keyof BlogElementOf<T> ? T : never
}[BlogElementType]

export type DemoBlogElement = { title: string } & (
  | WrittenBlogElement<Exclude<BlogElementType, BlogTypeWithPicture>>
  | (WrittenBlogElement<BlogTypeWithPicture> & { picture: DemoPicture })
)

export type DemoArticle = {
  title: string
  picture: DemoPicture
  /** Days before the world is filled. */
  publishedDaysAgo: number
  /** The numbers of the promoted modules. */
  promotes: readonly number[]
  contentElements: readonly DemoBlogElement[]
}

export type DemoWorld = {
  modules: readonly DemoModule[]
  habits: readonly DemoHabit[]
  goalProposals: readonly string[]
  documents: readonly DemoDocument[]
  /** Empty where there is no diary. */
  tips: readonly DemoTip[]
  diary: readonly DemoDiaryEntry[]
  publications: readonly DemoPublication[]
  experienceReports: readonly DemoExperienceReport[]
  recipes: readonly DemoRecipe[]
  /** Sorted from the newest. */
  articles: readonly DemoArticle[]
}
