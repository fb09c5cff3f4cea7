import {
  type ContentElementType,
  elementTypeOf,
  type WrittenElementOf,
} from '@wohlauf/contract/values/elements/content-elements'
import { contentOf as contentOfType } from '../../platform/http/content-elements/content-of.ts'
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
export const CONVERSIONS: {
  [T in Converted<ContentElementType>]: (fields: WrittenElementOf<T>) => StoredContentOf<T>
} = { QUIZ: storedQuiz }

export const contentOf = (type: ContentElementType, fields: Record<string, unknown>): StoredContent => {
  const convert = (CONVERSIONS as Record<string, ((fields: never) => StoredContent) | undefined>)[type]
  return convert ? convert(fields as never) : (contentOfType(elementTypeOf(type), fields) as StoredContent)
}
