import type * as z from 'zod/mini'
import type { Feature } from '../features.ts'

type Shape = z.core.$ZodShape

/** Operations, handlers, stored shape and the tests' samples derive from it. */
export type ElementType = {
  readonly type: string
  /** The fields besides the title. A shown field of the same name is stored as written. */
  readonly written: Shape
  readonly shown: Shape
  /** Apps without the feature keep such elements, but neither show nor change them (`decisions.md`, point 47). */
  readonly feature?: Feature
  /** Written fields that refer to another row, by the column that stores the id; not part of the stored content. */
  readonly references?: Readonly<Record<string, 'habitId' | 'documentId'>>
  /** The shown field that says whether the reader has responded; until then the page does not count as seen. */
  readonly response?: string
  /** The search does not find these written texts, by their path (`textFields`), with the reason. */
  readonly unsearched?: Readonly<Record<string, string>>
  /** These texts of a list's right entries are found nevertheless, once the page is read. */
  readonly solution?: { readonly list: string; readonly isRight: string; readonly text: string }
}

export const elementType = <const E extends ElementType>(spec: E): E => spec
