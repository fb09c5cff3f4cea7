import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser, type Slice } from '@tiptap/pm/model'
import { showCleaned } from '../../ui/rich-text-cleaner.ts'

type Extensions = Parameters<typeof getSchema>[0]

/**
 * The single function that parses markup, the same as for showing it: the security policy refuses all other
 * markup from text.
 */
const domOf = (html: string): HTMLElement => {
  const container = document.createElement('div')
  showCleaned(container, html)
  return container
}

/** Saved markup, in the editor's form. */
export const contentFrom = (html: string, extensions: Extensions): JSONContent =>
  DOMParser.fromSchema(getSchema(extensions)).parse(domOf(html)).toJSON() as JSONContent

/** Pasted markup: of another program's markup only the field's tools are kept. */
export const sliceFrom = (html: string, schema: Parameters<typeof DOMParser.fromSchema>[0]): Slice =>
  DOMParser.fromSchema(schema).parseSlice(domOf(html))
