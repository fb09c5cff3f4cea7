import { Extension } from '@tiptap/core'
import { DOMParser, Fragment, type Node, type ParseOptions, type Schema, Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import type { RichTextProfile } from '@wohlauf/contract/values/rich-text'
import { isSingleItem } from './is-single-item.ts'
import { pastedDom } from './pasted-dom.ts'

/** In the editor's own copy each space is meant. */
const OWN_COPY = /\bdata-pm-slice=/

/** Reads the markup itself: the security policy does not let the editor write it into an element. */
class MarkupParser extends DOMParser {
  readonly #profile: RichTextProfile
  #html: string | null = null

  constructor(schema: Schema, profile: RichTextProfile) {
    super(schema, DOMParser.fromSchema(schema).rules)
    this.#profile = profile
  }

  /**
   * Keeps the markup for the parser, which the editor calls immediately afterwards.
   * @returns what the editor may write into an element
   */
  readonly take = (html: string): '' => {
    this.#html = html
    return ''
  }

  override parseSlice(text: globalThis.Node, options?: ParseOptions): Slice {
    const html = this.#html
    this.#html = null
    if (html === null) return super.parseSlice(text, options)
    return super.parseSlice(pastedDom(html, this.#profile), {
      ...options,
      preserveWhitespace: OWN_COPY.test(html),
    })
  }
}

const inOneParagraph = ({ content }: Slice, { nodes }: Schema): Slice => {
  let inline = Fragment.empty
  const add = (line: Fragment) => {
    if (line.size === 0) return
    const end = nodes.hardBreak?.create()
    inline = (inline.size > 0 && end ? inline.addToEnd(end) : inline).append(line)
  }
  const walk = (node: Node) => (node.isTextblock ? add(node.content) : node.forEach(walk))
  if (content.firstChild?.isInline) add(content)
  else content.forEach(walk)
  return new Slice(Fragment.from(nodes.paragraph?.create(null, inline)), 1, 1)
}

/**
 * Reads pasted and dropped content by the editor's own rules, so that only what the field offers gets into
 * the text.
 */
export const readsPasted = (profile: RichTextProfile) =>
  Extension.create({
    name: 'readsPasted',
    addProseMirrorPlugins() {
      const { schema } = this.editor
      const clipboardParser = new MarkupParser(schema, profile)
      return [
        new Plugin({
          props: {
            clipboardParser,
            transformPastedHTML: clipboardParser.take,
            ...(isSingleItem(profile)
              ? { transformPasted: (slice: Slice) => inOneParagraph(slice, schema) }
              : {}),
          },
        }),
      ]
    },
  })
