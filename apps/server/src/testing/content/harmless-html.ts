import type { RichTextProfile } from '@wohlauf/contract/values/rich-text'

/**
 * Text without angle brackets, tags of the profile without attributes, and links in the server's form. Text that
 * matches cannot contain scripts or styles in any browser's parser.
 */
export const harmlessHtml = ({ tags, hasLinks }: RichTextProfile): RegExp => {
  const tag = `</?(?:${tags.join('|')})>`
  const link = `<a href="https?://[^"<>\\s\\\\]+" rel="noopener noreferrer nofollow" target="_blank">|</a>`
  return new RegExp(
    `^(?:[^<>&\\p{Cc}]|[\\t\\n\\r]|&(?:amp|lt|gt|quot);|${tag}${hasLinks ? `|${link}` : ''})*$`,
    'u',
  )
}

export const DANGEROUS_ADDRESS = /javascript:|data:|vbscript:|evil\.example@|wohlauf\.example@/i
