import type * as z from 'zod/mini'
import { ACKNOWLEDGEMENT } from './acknowledgement.ts'
import { DOCUMENT } from './document.ts'
import { elementFamily, type ShownIn, type WrittenIn, type WrittenInputIn } from './element-family.ts'
import type { ElementType } from './element-type.ts'
import { HABIT_PROPOSAL } from './habit-proposal.ts'
import { IMAGE } from './image.ts'
import { QUIZ } from './quiz.ts'
import { RICH_TEXT } from './rich-text.ts'
import { SELF_REFLECTION } from './self-reflection.ts'
import { VIDEO } from './video.ts'

/** In the order of the menu 'Inhalt anlegen' (specification, managers, section 2). */
export const ELEMENTS_OF_PAGES = elementFamily({
  idField: 'contentElementId',
  parentField: 'modulePageId',
  types: [RICH_TEXT, VIDEO, IMAGE, QUIZ, HABIT_PROPOSAL, ACKNOWLEDGEMENT, DOCUMENT, SELF_REFLECTION],
})

export const CONTENT_ELEMENT_TYPES = ELEMENTS_OF_PAGES.types
export type ContentElementType = (typeof CONTENT_ELEMENT_TYPES)[number]
type StatedAs<T extends ContentElementType> = (typeof ELEMENTS_OF_PAGES)['elements'][T]

export const elementTypeOf = (type: ContentElementType): ElementType => ELEMENTS_OF_PAGES.elements[type]

/** Specification, section 3. */
export const ContentElement = ELEMENTS_OF_PAGES.Shown
export type ContentElement = z.infer<typeof ContentElement>
export type ContentElementOf<T extends ContentElementType> = ShownIn<typeof ELEMENTS_OF_PAGES, T>

export type WrittenElementOf<T extends ContentElementType> = WrittenIn<typeof ELEMENTS_OF_PAGES, T>
export type WrittenInputOf<T extends ContentElementType> = WrittenInputIn<typeof ELEMENTS_OF_PAGES, T>

export type ReferenceOf<T extends ContentElementType> =
  StatedAs<T> extends { references: infer References } ? keyof References : never
export type ResponseOf<T extends ContentElementType> =
  StatedAs<T> extends { response: infer Field extends string } ? Field : never
