import type { RichTextField } from '@wohlauf/contract/values/written-rich-text'
import { cleanHtml } from './clean-html.ts'
import { cleanWritten } from './clean-written.ts'

type Change = (html: string, path: string) => string

/** A copy in which every text at a path is changed; `*` stands for each entry of a list. */
const changeAt = (value: unknown, [name, ...rest]: readonly string[], change: Change, path = ''): unknown => {
  if (typeof value === 'string' && name === undefined) return change(value, path)
  // An optional text that was left out.
  if (value === undefined && name === undefined) return value
  const inner = (key: string | number) => (path ? `${path}.${key}` : String(key))
  if (name === '*' && Array.isArray(value))
    return value.map((item, index) => changeAt(item, rest, change, inner(index)))
  if (name === undefined || typeof value !== 'object' || value === null)
    throw new Error(`there is no text at ${path || 'the root'}`)
  return { ...value, [name]: changeAt((value as Record<string, unknown>)[name], rest, change, inner(name)) }
}

/**
 * @param fields where the texts are (`richTextFields` of the schema)
 * @throws Refusal `not-valid` when a required text is empty afterwards
 */
export const cleanFields = <Value extends object>(value: Value, fields: readonly RichTextField[]): Value =>
  fields.reduce<Value>(
    (cleaned, { path, profile, isOptional }) =>
      changeAt(cleaned, path, (html, at) =>
        isOptional ? cleanHtml(html, profile) : cleanWritten(html, profile, at),
      ) as Value,
    value,
  )
