import {
  type ContentElement,
  type ContentElementOf,
  type ContentElementType,
  elementTypeOf,
  type ResponseOf,
} from '@wohlauf/contract/values/elements/content-elements'
import { toImage } from '../../platform/storage/images/image-columns.ts'
import type { ElementRow } from './page-rows.ts'
import type { StoredContentOf } from './stored-content.ts'

/** Fields for readers that are neither stored with the element nor the flag of their response. */
type Added<T extends ContentElementType> = Omit<
  ContentElementOf<T>,
  'contentElementId' | 'title' | 'revision' | keyof StoredContentOf<T> | ResponseOf<T>
>

type OwnElement = { response: { quizAnswerId: string | null } | null; isHabitKept: boolean }

const throwMissing = (row: ElementRow): never => {
  throw new Error(`the content element ${row.id} refers to nothing`)
}

/**
 * The fields that come from other rows. A type that shows such a field and is missing here does not compile.
 */
const ADDITIONS: {
  [T in ContentElementType as keyof Added<T> extends never ? never : T]: (
    row: ElementRow,
    own: OwnElement,
  ) => Added<T>
} = {
  IMAGE: (row) => ({ image: toImage(row.image ?? throwMissing(row)) }),
  QUIZ: (_row, { response }) => ({ idOfGivenAnswer: response?.quizAnswerId ?? null }),
  HABIT_PROPOSAL: (row, { isHabitKept }) => {
    const { id, title, introduction } = row.habit ?? throwMissing(row)
    return {
      habitId: id,
      habitTitle: title,
      habitIntroduction: introduction,
      isHabitIntentCreated: isHabitKept,
    }
  },
  DOCUMENT: (row) => {
    const { id, title } = row.document ?? throwMissing(row)
    return {
      idOfReferencedDocument: id,
      documentTitle: title,
      documentFileName: row.fileName ?? throwMissing(row),
    }
  },
}

export const shownElementOf = (row: ElementRow, own: OwnElement): ContentElement => {
  const { type } = row.content
  const { response } = elementTypeOf(type)
  const add = (
    ADDITIONS as Partial<Record<ContentElementType, (row: ElementRow, own: OwnElement) => object>>
  )[type]
  return {
    contentElementId: row.id,
    title: row.title,
    ...row.content,
    ...(response ? { [response]: own.response !== null } : {}),
    ...add?.(row, own),
  } as ContentElement
}
