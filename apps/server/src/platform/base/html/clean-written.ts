import { MESSAGES } from '@wohlauf/contract/values/messages'
import { isRichTextEmpty, type RichTextProfile } from '@wohlauf/contract/values/rich-text'
import { Refusal } from '../refusal.ts'
import { cleanHtml } from './clean-html.ts'

/**
 * @param field its path in the operation's input, with dots
 * @throws Refusal `not-valid` when the result is empty: refused like an empty text
 */
export const cleanWritten = (html: string, profile: RichTextProfile, field: string): string => {
  const clean = cleanHtml(html, profile)
  if (isRichTextEmpty(clean)) throw new Refusal('not-valid', { fields: { [field]: MESSAGES.required } })
  return clean
}
