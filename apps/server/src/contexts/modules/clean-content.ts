import { CONTENT_ELEMENT_TYPES, elementTypeOf } from '@wohlauf/contract/content-elements'
import { type RichTextField, richTextFields } from '@wohlauf/contract/written-rich-text'
import * as z from 'zod/mini'
import { cleanWritten } from '../../platform/html/clean-written.ts'
import type { StoredContent } from './stored-content.ts'

const TEXTS_OF: ReadonlyMap<string, readonly RichTextField[]> = new Map(
  CONTENT_ELEMENT_TYPES.map((type) => [type, richTextFields(z.object(elementTypeOf(type).written))]),
)

type Change = (html: string, path: string) => string

/** A copy of a value in which every text at a path is changed; `*` stands for each entry of a list. */
const changeAt = (value: unknown, [name, ...rest]: readonly string[], change: Change, path = ''): unknown => {
  if (typeof value === 'string' && name === undefined) return change(value, path)
  const inner = (key: string | number) => (path ? `${path}.${key}` : String(key))
  if (name === '*' && Array.isArray(value))
    return value.map((item, index) => changeAt(item, rest, change, inner(index)))
  if (name === undefined || typeof value !== 'object' || value === null)
    throw new Error(`a content element has no text at ${path || 'its root'}`)
  return { ...value, [name]: changeAt((value as Record<string, unknown>)[name], rest, change, inner(name)) }
}

/**
 * Sanitizes each text of an element to the tools of its field's toolbar; called before every write of an
 * element.
 *
 * @throws Refusal `not-valid` when a text is empty afterwards
 */
export const cleanContent = (content: StoredContent): StoredContent =>
  (TEXTS_OF.get(content.type) ?? []).reduce<StoredContent>(
    (cleaned, { path, profile }) =>
      changeAt(cleaned, path, (html, at) => cleanWritten(html, profile, at)) as StoredContent,
    content,
  )
