import type { RichTextProfile } from '@wohlauf/contract/values/rich-text'

/** A text without paragraphs of its own, as an entry of a list is. */
export const isSingleItem = ({ tags }: RichTextProfile): boolean => !tags.includes('p')
