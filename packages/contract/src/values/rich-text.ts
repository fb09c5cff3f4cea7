import { saysSomething } from './visible-text.ts'

/** The tools of a field's toolbar: the server sanitizes to exactly these, and editors show exactly these. */
export type RichTextProfile = { readonly tags: readonly string[]; readonly hasLinks: boolean }

const INLINE_TAGS = ['strong', 'em', 'br'] as const
const LIST_TAGS = ['p', ...INLINE_TAGS, 'ul', 'ol', 'li'] as const
const HEADED_TAGS = ['h2', 'h3', ...LIST_TAGS] as const

/** Texts of modules and of blog articles. */
export const RICH_LINK: RichTextProfile = { tags: HEADED_TAGS, hasLinks: true }

/** Experience reports, introductions of habits and acknowledgements, explanations of quiz answers. */
export const RICH: RichTextProfile = { tags: HEADED_TAGS, hasLinks: false }

/** Tip boxes, explanations of documents, questions and reactions of self-reflections. */
export const LISTS: RichTextProfile = { tags: LIST_TAGS, hasLinks: false }

/** Single items: strategies, preparation steps. */
export const INLINE: RichTextProfile = { tags: INLINE_TAGS, hasLinks: false }

/** Per field, in UTF-8. Sanitizing takes more than linear time, so longer texts are refused before it. */
export const MAX_RICH_TEXT_BYTES = 64 * 1024

const INVISIBLE_NAMES =
  /&(?:nbsp|ensp|emsp|emsp13|emsp14|numsp|puncsp|thinsp|hairsp|zwj|zwnj|shy|lrm|rlm|NoBreak|ZeroWidthSpace|NonBreakingSpace|Tab|NewLine);/g

const characterOf = (_: string, hexadecimal?: string, decimal?: string): string => {
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** Specification, section 5: tags, spaces and invisible characters do not count. */
export const isRichTextEmpty = (html: string): boolean =>
  !saysSomething(
    html
      .replace(/<[^<>]*>/g, '')
      .replace(INVISIBLE_NAMES, '')
      .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, characterOf),
  )

const NAMED_CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
}

/** What readers see: without tags, and with each character reference as its character. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (name) => NAMED_CHARACTERS[name] ?? name)
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, characterOf)

export const lengthOfText = (html: string): number => textOf(html).length
