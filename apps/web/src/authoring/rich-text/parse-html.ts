import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { showCleaned } from '../../ui/text/rich-text-cleaner.ts'

type Extensions = Parameters<typeof getSchema>[0]

/** Uses the parser that also shows texts: the security policy refuses all other markup from text. */
const domOf = (html: string): HTMLElement => {
  const container = document.createElement('div')
  showCleaned(container, html)
  return container
}

export const contentFrom = (html: string, extensions: Extensions): JSONContent =>
  DOMParser.fromSchema(getSchema(extensions))
    .parse(domOf(html), { preserveWhitespace: true })
    .toJSON() as JSONContent
