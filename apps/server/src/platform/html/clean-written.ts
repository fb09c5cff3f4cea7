import { MESSAGES } from '@wohlauf/contract/messages'
import { isRichTextEmpty, type RichTextProfile } from '@wohlauf/contract/rich-text'
import { Refusal } from '../http/refusal.ts'
import { cleanHtml } from './clean-html.ts'

/**
 * Cleans a text that is required.
 *
 * @param field its path in the operation's input, with dots
 * @throws Refusal `not-valid` when nothing is left of it: refused like one that came empty
 */
export const cleanWritten = (html: string, profile: RichTextProfile, field: string): string => {
  const clean = cleanHtml(html, profile)
  if (isRichTextEmpty(clean)) throw new Refusal('not-valid', { fields: { [field]: MESSAGES.required } })
  return clean
}
