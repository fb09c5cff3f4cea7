import * as z from 'zod/mini'
import { ACKNOWLEDGEMENT } from './elements/acknowledgement.ts'
import { DOCUMENT } from './elements/document.ts'
import { type ElementType, shownElement } from './elements/element-type.ts'
import { HABIT_PROPOSAL } from './elements/habit-proposal.ts'
import { IMAGE } from './elements/image.ts'
import { QUIZ } from './elements/quiz.ts'
import { RICH_TEXT } from './elements/rich-text.ts'
import { SELF_REFLECTION } from './elements/self-reflection.ts'
import { VIDEO } from './elements/video.ts'

/** Every type of content element, in the order of the menu 'Inhalt anlegen' (specification, managers, section 2). */
const TYPES = [
  RICH_TEXT,
  VIDEO,
  IMAGE,
  QUIZ,
  HABIT_PROPOSAL,
  ACKNOWLEDGEMENT,
  DOCUMENT,
  SELF_REFLECTION,
] as const

type Types = typeof TYPES
export type ContentElementType = Types[number]['type']
type StatedAs<T extends ContentElementType> = Extract<Types[number], { type: T }>

export const CONTENT_ELEMENT_TYPES: readonly ContentElementType[] = TYPES.map(({ type }) => type)

/** The descriptor of each type. */
export const ELEMENTS = Object.fromEntries(TYPES.map((stated) => [stated.type, stated])) as {
  readonly [T in ContentElementType]: StatedAs<T>
}

/** The part of a type that all types have in common, for code that handles them in the same way. */
export const elementTypeOf = (type: ContentElementType): ElementType => ELEMENTS[type]

type Shown<T extends readonly ElementType[]> = {
  [I in keyof T]: ReturnType<typeof shownElement<T[I]>>
}

/** An element of a module page as a learner gets it (specification, section 3). */
export const ContentElement = z.discriminatedUnion('type', TYPES.map(shownElement) as unknown as Shown<Types>)
export type ContentElement = z.infer<typeof ContentElement>
export type ContentElementOf<T extends ContentElementType> = Extract<ContentElement, { type: T }>

/** The fields that a manager writes for an element of a type, besides its title. */
export type WrittenElementOf<T extends ContentElementType> = z.output<z.ZodMiniObject<StatedAs<T>['written']>>
/** The same as form values. */
export type WrittenInputOf<T extends ContentElementType> = z.input<z.ZodMiniObject<StatedAs<T>['written']>>

/** Its fields that refer to other rows. */
export type ReferenceOf<T extends ContentElementType> =
  StatedAs<T> extends { references: infer References } ? keyof References : never
/** Its shown field that says whether the reader has responded. */
export type ResponseOf<T extends ContentElementType> =
  StatedAs<T> extends { response: infer Field extends string } ? Field : never
