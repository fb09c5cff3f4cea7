import * as z from 'zod/mini'
import { MESSAGES } from './messages.ts'
import { isRichTextEmpty, MAX_RICH_TEXT_BYTES, type RichTextProfile } from './rich-text.ts'

const PROFILES = z.registry<RichTextProfile>()

const encoder = new TextEncoder()

/**
 * Text that an editor writes; required, so that tags, spaces and invisible characters alone are not enough.
 *
 * @param profile what the field's toolbar offers and the server leaves of the text
 */
export const writtenRichText = (profile: RichTextProfile) =>
  z
    .string()
    .check(
      z.refine((html) => !isRichTextEmpty(html), { error: MESSAGES.required, abort: true }),
      z.refine((html) => encoder.encode(html).length <= MAX_RICH_TEXT_BYTES, MESSAGES.richTextTooLong),
    )
    .register(PROFILES, profile)

/** Where a schema has a written rich text: names of fields, `*` for each item of a list. */
export type RichTextField = { readonly path: readonly string[]; readonly profile: RichTextProfile }

/** What holds no other schema. */
const LEAVES: ReadonlySet<string> = new Set(['string', 'number', 'int', 'boolean', 'enum', 'literal'])

/**
 * Every written rich text of a schema.
 *
 * @throws Error for a kind of schema that it does not know: a text within would not be cleaned
 */
export const richTextFields = (schema: z.core.$ZodType, path: readonly string[] = []): RichTextField[] => {
  const profile = PROFILES.get(schema)
  if (profile) return [{ path, profile }]
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, inner]) => richTextFields(inner, [...path, name]))
  if (def.type === 'array') return richTextFields(def.element, [...path, '*'])
  if (def.type === 'optional' || def.type === 'nullable') return richTextFields(def.innerType, path)
  if (LEAVES.has(def.type)) return []
  throw new Error(`written-rich-text.ts does not know whether a schema of the kind ${def.type} holds texts`)
}
