import type { Dish, SceneSubject } from '@wohlauf/art/scene'
import type {
  BlogElementOf,
  BlogElementType,
  ELEMENTS_OF_ARTICLES,
} from '@wohlauf/contract/blog/blog-elements'
import type { WrittenIn } from '@wohlauf/contract/elements/element-family'
import type { ContentElementType, WrittenElementOf } from '@wohlauf/contract/modules/content-elements'
import type { Meal, TipType } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import type { Allergen, Diet, Ingredient } from '@wohlauf/contract/recipes/recipes'
import type { DocumentText } from '../media/document.ts'

/** A picture of the demo world: drawn, not downloaded. The alternative text is read by screen readers. */
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

/** All others as a manager writes them. */
type WrittenElement = {
  [T in Exclude<ContentElementType, OwnElement['type']>]: { type: T } & DeepReadonly<WrittenElementOf<T>>
}[Exclude<ContentElementType, OwnElement['type']>]

/** HTML here uses only what the field's toolbar offers: see `contract/values/rich-text.ts`. */
export type DemoElement = { title: string } & (OwnElement | WrittenElement)

export type DemoPage = { title: string; isExerciseIncluded?: true; contentElements: readonly DemoElement[] }
export type DemoModule = { number: number; title: string; picture: DemoPicture; pages: readonly DemoPage[] }
/**
 * `key` is the name by which content elements of the same world refer to it; `minRuntime` in weeks;
 * `introduction` is HTML.
 */
export type DemoHabit = { key: string; title: string; minRuntime: number; introduction: string }
/** Rendered as a PDF. */
export type DemoDocument = DocumentText & { key: string; fileName: string }

/** A published tip of the nutrition diary: plain text of at most 255 characters. */
export type DemoTip = { type: TipType; description: string }
/** `time` is Berlin's, `HH:MM` in steps of five minutes; on an earlier day than the one on which the world is filled. */
export type DemoDiaryEntry = {
  daysAgo: number
  time: string
  meal?: Meal
  description?: string
  picture?: Pick<DemoPicture, 'subject' | 'seed'>
}
/** As a manager writes it. */
export type DemoPublication =
  | { type: 'BOOK'; title: string; publisher: string; author: string; release: string }
  | { type: 'ONLINE'; title: string; publisher: string; link: string }

/** As a manager writes it, with a drawn photo; `content` is HTML. */
export type DemoExperienceReport = {
  name: string
  ageInYears: number
  job: string
  familySituation: string
  picture: DemoPicture
  content: string
}

/** As a manager writes it; the pictures of the dish and of its ingredients are drawn. Steps and tip are HTML. */
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

/** As a manager writes it; pictures are drawn. */
export type DemoBlogElement = { title: string } & (
  | WrittenBlogElement<Exclude<BlogElementType, BlogTypeWithPicture>>
  | (WrittenBlogElement<BlogTypeWithPicture> & { picture: DemoPicture })
)

/** A published article of the blog. */
export type DemoArticle = {
  title: string
  picture: DemoPicture
  /** Before the world is filled. */
  publishedDaysAgo: number
  /** The numbers of the promoted modules. */
  promotes: readonly number[]
  contentElements: readonly DemoBlogElement[]
}

/** The complete content of one demo app. */
export type DemoWorld = {
  modules: readonly DemoModule[]
  habits: readonly DemoHabit[]
  /** The titles of proposals for goals. */
  goalProposals: readonly string[]
  documents: readonly DemoDocument[]
  /** In the order in which they are received; none where there is no diary. */
  tips: readonly DemoTip[]
  /** The member's diary. */
  diary: readonly DemoDiaryEntry[]
  publications: readonly DemoPublication[]
  experienceReports: readonly DemoExperienceReport[]
  recipes: readonly DemoRecipe[]
  /** The newest first. */
  articles: readonly DemoArticle[]
}
