import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser, type Slice } from '@tiptap/pm/model'
import { showCleaned } from '../../ui/rich-text-cleaner.ts'

type Extensions = Parameters<typeof getSchema>[0]

/** The one door for markup, the same as for showing it: the security policy lets no other text become markup. */
const domOf = (html: string): HTMLElement => {
  const container = document.createElement('div')
  showCleaned(container, html)
  return container
}

/** What was saved, as the editor takes it. */
export const contentFrom = (html: string, extensions: Extensions): JSONContent =>
  DOMParser.fromSchema(getSchema(extensions)).parse(domOf(html)).toJSON() as JSONContent

/** What was pasted: of another program's markup stays what the field offers. */
export const sliceFrom = (html: string, schema: Parameters<typeof DOMParser.fromSchema>[0]): Slice =>
  DOMParser.fromSchema(schema).parseSlice(domOf(html))
