import { MAX_RICH_TEXT_BYTES, type RichTextProfile } from '@wohlauf/contract/values/rich-text'
import { webAddressOf } from '@wohlauf/contract/values/web-address'
import sanitizeHtml from 'sanitize-html'

/** Deeper than any list that an editor writes; the parser's time is more than linear in the depth. */
const MAX_NESTING = 20

const DROPPED_WITH_THEIR_TEXT = [
  'script',
  'style',
  'textarea',
  'option',
  'select',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'template',
  'title',
  'svg',
  'math',
  'xmp',
  'plaintext',
]

const toLink = (_: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
  const address = webAddressOf(href ?? '')
  if (!address) return { tagName: 'a', attribs: {} }
  return {
    tagName: 'a',
    attribs: { href: new URL(address).href, rel: 'noopener noreferrer nofollow', target: '_blank' },
  }
}

/** Renaming the element, as the sanitizer would offer, leaves the new name in the end tag of the next element. */
const withoutUnusableLinks = ({ tag, text, attribs }: sanitizeHtml.IFrame): boolean | 'excludeTag' => {
  if (tag !== 'a') return false
  if (!attribs.href || text === '') return 'excludeTag'
  return text.trim() === ''
}

/** All except tab and line ends. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/gu

/**
 * Sanitizes an editor's HTML to the tags of its toolbar, and a link's address. The text of unknown tags
 * stays.
 * @throws RangeError above {@link MAX_RICH_TEXT_BYTES}: an operation's schema refuses it earlier
 */
export const cleanHtml = (html: string, { tags, hasLinks }: RichTextProfile): string => {
  if (Buffer.byteLength(html) > MAX_RICH_TEXT_BYTES)
    throw new RangeError(`a text of more than ${MAX_RICH_TEXT_BYTES} bytes is not sanitized`)
  return sanitizeHtml(html.replace(CONTROL_CHARACTERS, ''), {
    allowedTags: hasLinks ? [...tags, 'a'] : [...tags],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    nonTextTags: DROPPED_WITH_THEIR_TEXT,
    nestingLimit: MAX_NESTING,
    transformTags: { a: toLink, b: 'strong', i: 'em' },
    exclusiveFilter: withoutUnusableLinks,
  })
    .replaceAll('<br />', '<br>')
    .trim()
}
