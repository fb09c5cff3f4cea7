import { Link } from '@tiptap/extension-link'
import { StarterKit } from '@tiptap/starter-kit'
import type { RichTextProfile } from '@wohlauf/contract/rich-text'

/** A whole address of the web, as the server keeps it (specification, section 5). */
export const isWebAddress = (text: string): boolean => {
  if (!/^https?:\/\/[^\s/]/i.test(text)) return false
  const url = URL.parse(text)
  return url !== null && url.username === '' && url.password === ''
}

/** What the editor can write is what the profile lets through: nothing that was typed is cleaned away when it is saved. */
export const extensionsFor = ({ tags, hasLinks }: RichTextProfile) => [
  StarterKit.configure({
    heading: tags.includes('h2') ? { levels: [2, 3] } : false,
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: false,
    trailingNode: false,
  }),
  ...(hasLinks
    ? [
        Link.configure({
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
