import { Extension, Node } from '@tiptap/core'
import { Link } from '@tiptap/extension-link'
import { StarterKit } from '@tiptap/starter-kit'
import type { RichTextProfile } from '@wohlauf/contract/values/rich-text'
import { isWebAddress, webAddressOf } from '@wohlauf/contract/values/web-address'
import { isSingleItem } from './is-single-item.ts'
import { readsPasted } from './pasting.ts'

const OneParagraph = Node.create({ name: 'doc', topNode: true, content: 'paragraph' })

/** Enter begins a line where no paragraph can begin. */
const EnterBreaksLine = Extension.create({
  name: 'enterBreaksLine',
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.setHardBreak() }
  },
})

const SINGLE_ITEM = {
  document: false,
  bulletList: false,
  orderedList: false,
  listItem: false,
  listKeymap: false,
} as const

/** The address as the server will store it; a link without a usable one is text. */
const WebLink = Link.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      href: {
        default: null,
        parseHTML: (element: HTMLElement) => webAddressOf(element.getAttribute('href') ?? ''),
      },
    }
  },
})

/** The editor can produce only markup of the profile: no typed text is removed when it is saved. */
export const extensionsFor = (profile: RichTextProfile) => [
  StarterKit.configure({
    ...(isSingleItem(profile) ? SINGLE_ITEM : {}),
    heading: profile.tags.includes('h2') ? { levels: [2, 3] } : false,
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: false,
    trailingNode: false,
  }),
  ...(isSingleItem(profile) ? [OneParagraph, EnterBreaksLine] : []),
  readsPasted(profile),
  ...(profile.hasLinks
    ? [
        WebLink.configure({
          openOnClick: false,
          autolink: true,
          defaultProtocol: 'https',
          protocols: ['http', 'https'],
          HTMLAttributes: { target: null, rel: null },
          isAllowedUri: (uri) => isWebAddress(uri),
        }),
      ]
    : []),
]
