import * as z from 'zod/mini'
import { MESSAGES } from './messages.ts'
import {
  INLINE,
  isRichTextEmpty,
  lengthOfText,
  MAX_RICH_TEXT_BYTES,
  type RichTextProfile,
} from './rich-text.ts'
import { Id, MAX_SHORT_TEXT } from './values.ts'

type Written = { profile: RichTextProfile; isOptional?: true }

const TEXTS = z.registry<Written>()

const encoder = new TextEncoder()

const hasAtMost = (bytes: number) =>
  z.refine<string>((html) => encoder.encode(html).length <= bytes, MESSAGES.richTextTooLong)

/**
 * Tags, spaces and invisible characters alone are refused.
 *
 * @param profile the tools of the field's toolbar, to which the server sanitizes the text
 * @param maxBytes of the HTML, in UTF-8
 */
export const writtenRichText = (profile: RichTextProfile, maxBytes = MAX_RICH_TEXT_BYTES) =>
  z
    .string()
    .check(
      z.refine((html) => !isRichTextEmpty(html), { error: MESSAGES.required, abort: true }),
      hasAtMost(maxBytes),
    )
    .register(TEXTS, { profile })

export const optionalRichText = (profile: RichTextProfile) =>
  z.string().check(hasAtMost(MAX_RICH_TEXT_BYTES)).register(TEXTS, { profile, isOptional: true })

/** A single HTML item: bold and italic, a short text without the tags, 2 KiB with them (`decisions.md`, point 22). */
export const writtenItem = () =>
  writtenRichText(INLINE, 2 * 1024)
    .check(z.refine((html) => lengthOfText(html) <= MAX_SHORT_TEXT, MESSAGES.maxLength(MAX_SHORT_TEXT)))
    .register(TEXTS, { profile: INLINE })

/** The path of a text in a schema: names of fields, `*` for each entry of a list. */
type Path = { readonly path: readonly string[] }

export type RichTextField = Path & Readonly<Written>

export type TextField = Path & Readonly<Partial<Written>>

const LEAVES: ReadonlySet<string> = new Set(['number', 'int', 'boolean', 'enum', 'literal'])

/**
 * Without ids.
 *
 * @throws Error for an unknown kind of schema: a text inside it would be neither sanitized nor searched
 */
export const textFields = (schema: z.core.$ZodType, path: readonly string[] = []): TextField[] => {
  const text = TEXTS.get(schema)
  if (text) return [{ path, ...text }]
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, inner]) => textFields(inner, [...path, name]))
  if (def.type === 'array') return textFields(def.element, [...path, '*'])
  if (def.type === 'optional' || def.type === 'nullable') return textFields(def.innerType, path)
  if (def.type === 'string') return schema === Id ? [] : [{ path }]
  if (LEAVES.has(def.type)) return []
  throw new Error(
    `written-rich-text.ts does not know whether a schema of the kind ${def.type} contains texts`,
  )
}

export const richTextFields = (schema: z.core.$ZodType): RichTextField[] =>
  textFields(schema).filter((field): field is RichTextField => field.profile !== undefined)
