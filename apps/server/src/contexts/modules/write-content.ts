import {
  type ContentElementType,
  elementTypeOf,
  type WrittenElementOf,
} from '@wohlauf/contract/content-elements'
import type { StoredContent, StoredContentOf } from './stored-content.ts'
import { storedQuiz } from './stored-quiz.ts'

/** Types whose written fields differ from the stored ones. */
type Converted<T extends ContentElementType> = {
  [Each in T]: Omit<StoredContentOf<Each>, 'type'> extends infer Stored
    ? Pick<WrittenElementOf<Each>, keyof WrittenElementOf<Each> & keyof Stored> extends Stored
      ? never
      : Each
    : never
}[T]

/** Conversions for such types. A type that needs one and has none does not compile. */
const CONVERSIONS: {
  [T in Converted<ContentElementType>]: (written: WrittenElementOf<T>) => StoredContentOf<T>
} = { QUIZ: storedQuiz }

/** The stored content from the fields that a manager has written. */
export const contentOf = (type: ContentElementType, given: Record<string, unknown>): StoredContent => {
  const convert = (CONVERSIONS as Record<string, ((given: never) => StoredContent) | undefined>)[type]
  if (convert) return convert(given as never)
  const { written, shown, references = {} } = elementTypeOf(type)
  const names = Object.keys(written).filter((name) => name in shown && !(name in references))
  return { type, ...Object.fromEntries(names.map((name) => [name, given[name]])) } as StoredContent
}

/** The ids that an element stores in columns of their own, by column. */
export const referencesOf = (
  type: ContentElementType,
  given: Record<string, unknown>,
): { habitId?: string; documentId?: string } =>
  Object.fromEntries(
    Object.entries(elementTypeOf(type).references ?? {}).map(([name, column]) => [column, given[name]]),
  )
