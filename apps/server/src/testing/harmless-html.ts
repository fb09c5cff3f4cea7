import type { RichTextProfile } from '@wohlauf/contract/rich-text'

/**
 * The whole grammar of what may come out: text without a bare angle bracket, tags of the profile without attributes, and
 * links as the server writes them. What fits it can carry neither script nor style, however a browser reads it.
 */
export const harmlessHtml = ({ tags, hasLinks }: RichTextProfile): RegExp => {
  const tag = `</?(?:${tags.join('|')})>`
  const link = `<a href="https?://[^"<>\\s\\\\]+" rel="noopener noreferrer nofollow" target="_blank">|</a>`
  return new RegExp(
    `^(?:[^<>&\\p{Cc}]|[\\t\\n\\r]|&(?:amp|lt|gt|quot);|${tag}${hasLinks ? `|${link}` : ''})*$`,
    'u',
  )
}

/** No link may lead there. */
export const DANGEROUS_ADDRESS = /javascript:|data:|vbscript:|evil\.example@|wohlauf\.example@/i
