import { Link } from '@tiptap/extension-link'
import { StarterKit } from '@tiptap/starter-kit'
import type { RichTextProfile } from '@wohlauf/contract/rich-text'

/** A complete web address, as the server accepts it (specification, section 5). */
export const isWebAddress = (text: string): boolean => {
  if (!/^https?:\/\/[^\s/]/i.test(text)) return false
  const url = URL.parse(text)
  return url !== null && url.username === '' && url.password === ''
}

/** The editor can produce only markup of the profile: no typed text is removed when it is saved. */
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
