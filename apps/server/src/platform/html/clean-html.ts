import { MAX_RICH_TEXT_BYTES, type RichTextProfile } from '@wohlauf/contract/rich-text'
import sanitizeHtml from 'sanitize-html'

/** Deeper than any list somebody writes; the parser's time grows faster than the depth. */
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

/** An http or https address of its own, written out, without a password in it; null for every other. */
const safeAddress = (href: string | undefined): string | null => {
  const written = href?.trim() ?? ''
  if (!/^https?:\/\/[^\s\\\p{C}]+$/iu.test(written) || !URL.canParse(written)) return null
  const url = new URL(written)
  return url.username === '' && url.password === '' ? url.href : null
}

const toLink = (_: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
  const address = safeAddress(href)
  if (!address) return { tagName: 'a', attribs: {} }
  return {
    tagName: 'a',
    attribs: { href: address, rel: 'noopener noreferrer nofollow', target: '_blank' },
  }
}

/**
 * An unusable link goes and leaves its text. Not by another name for it, as the sanitizer would offer: that name then stays
 * behind in the end tag of the next element.
 */
const withoutUnusableLinks = ({ tag, text, attribs }: sanitizeHtml.IFrame): boolean | 'excludeTag' => {
  if (tag !== 'a') return false
  if (!attribs.href || text === '') return 'excludeTag'
  return text.trim() === ''
}

/** All but tab and line ends. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/gu

/**
 * Brings an editor's HTML to what its toolbar offers: those tags, no attribute but a link's address. Everything else goes;
 * text of unknown tags stays, as text.
 *
 * @throws RangeError above {@link MAX_RICH_TEXT_BYTES}: an operation's input refuses it before
 */
export const cleanHtml = (html: string, { tags, hasLinks }: RichTextProfile): string => {
  if (Buffer.byteLength(html) > MAX_RICH_TEXT_BYTES)
    throw new RangeError(`a text of more than ${MAX_RICH_TEXT_BYTES} bytes is not cleaned`)
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
