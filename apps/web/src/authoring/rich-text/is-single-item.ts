import type { RichTextProfile } from '@wohlauf/contract/values/rich-text'

/** Whether the text has no paragraphs, like an entry of a list. */
export const isSingleItem = ({ tags }: RichTextProfile): boolean => !tags.includes('p')
