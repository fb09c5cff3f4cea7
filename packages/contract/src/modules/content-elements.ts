import type * as z from 'zod/mini'
import { ACKNOWLEDGEMENT } from '../elements/acknowledgement.ts'
import { DOCUMENT } from '../elements/document.ts'
import {
  elementFamily,
  type ShownIn,
  type WrittenIn,
  type WrittenInputIn,
} from '../elements/element-family.ts'
import type { ElementType } from '../elements/element-type.ts'
import { HABIT_PROPOSAL } from '../elements/habit-proposal.ts'
import { IMAGE } from '../elements/image.ts'
import { QUIZ } from '../elements/quiz.ts'
import { RICH_TEXT } from '../elements/rich-text.ts'
import { SELF_REFLECTION } from '../elements/self-reflection.ts'
import { VIDEO } from '../elements/video.ts'

/** The elements of module pages, in the order of the menu 'Inhalt anlegen' (specification, managers, section 2). */
export const ELEMENTS_OF_PAGES = elementFamily({
  idField: 'contentElementId',
  parentField: 'modulePageId',
  types: [RICH_TEXT, VIDEO, IMAGE, QUIZ, HABIT_PROPOSAL, ACKNOWLEDGEMENT, DOCUMENT, SELF_REFLECTION],
})

export const CONTENT_ELEMENT_TYPES = ELEMENTS_OF_PAGES.types
export type ContentElementType = (typeof CONTENT_ELEMENT_TYPES)[number]
type StatedAs<T extends ContentElementType> = (typeof ELEMENTS_OF_PAGES)['elements'][T]

/** The part of a type that all types have in common, for code that handles them in the same way. */
export const elementTypeOf = (type: ContentElementType): ElementType => ELEMENTS_OF_PAGES.elements[type]

/** An element of a module page as a learner gets it (specification, section 3). */
export const ContentElement = ELEMENTS_OF_PAGES.Shown
export type ContentElement = z.infer<typeof ContentElement>
export type ContentElementOf<T extends ContentElementType> = ShownIn<typeof ELEMENTS_OF_PAGES, T>

/** The fields that a manager writes for an element of a type, besides its title. */
export type WrittenElementOf<T extends ContentElementType> = WrittenIn<typeof ELEMENTS_OF_PAGES, T>
/** The same as form values. */
export type WrittenInputOf<T extends ContentElementType> = WrittenInputIn<typeof ELEMENTS_OF_PAGES, T>

/** Its fields that refer to other rows. */
export type ReferenceOf<T extends ContentElementType> =
  StatedAs<T> extends { references: infer References } ? keyof References : never
/** Its shown field that says whether the reader has responded. */
export type ResponseOf<T extends ContentElementType> =
  StatedAs<T> extends { response: infer Field extends string } ? Field : never
