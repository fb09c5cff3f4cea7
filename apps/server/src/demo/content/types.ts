import type { SceneSubject } from '@wohlauf/art/scene'
import type { ContentElementType, WrittenElementOf } from '@wohlauf/contract/content-elements'
import type { DocumentText } from '@wohlauf/demo-media/document'

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

/** HTML here uses only what the field's toolbar offers: see `contract/rich-text.ts`. */
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

/** The complete content of one demo app. */
export type DemoWorld = {
  modules: readonly DemoModule[]
  habits: readonly DemoHabit[]
  documents: readonly DemoDocument[]
}
