import * as z from 'zod/mini'
import { MESSAGES } from './messages.ts'
import { isRichTextEmpty, MAX_RICH_TEXT_BYTES, type RichTextProfile } from './rich-text.ts'

const PROFILES = z.registry<RichTextProfile>()

const encoder = new TextEncoder()

/**
 * Text written by an editor; required, so tags, spaces and invisible characters alone are not enough.
 *
 * @param profile the tools of the field's toolbar, to which the server sanitizes the text
 */
export const writtenRichText = (profile: RichTextProfile) =>
  z
    .string()
    .check(
      z.refine((html) => !isRichTextEmpty(html), { error: MESSAGES.required, abort: true }),
      z.refine((html) => encoder.encode(html).length <= MAX_RICH_TEXT_BYTES, MESSAGES.richTextTooLong),
    )
    .register(PROFILES, profile)

/** The path of a rich text in a schema: names of fields, `*` for each entry of a list. */
export type RichTextField = { readonly path: readonly string[]; readonly profile: RichTextProfile }

/** Schemas without inner schemas. */
const LEAVES: ReadonlySet<string> = new Set(['string', 'number', 'int', 'boolean', 'enum', 'literal'])

/**
 * Every written rich text of a schema.
 *
 * @throws Error for an unknown kind of schema: a text inside it would not be sanitized
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
  throw new Error(
    `written-rich-text.ts does not know whether a schema of the kind ${def.type} contains texts`,
  )
}
