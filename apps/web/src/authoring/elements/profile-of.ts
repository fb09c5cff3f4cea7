import type { ElementType } from '@wohlauf/contract/values/elements/element-type'
import type { RichTextProfile } from '@wohlauf/contract/values/rich-text'
import { richTextFields } from '@wohlauf/contract/values/written-rich-text'
import * as z from 'zod/mini'

/**
 * @param path property names with dots, `*` for each entry of a list
 * @throws Error when the contract states no such rich text
 */
export const profileOf = ({ type, written: fields }: ElementType, path: string): RichTextProfile => {
  const field = richTextFields(z.object(fields)).find((each) => each.path.join('.') === path)
  if (!field) throw new Error(`${type} has no rich text ${path}`)
  return field.profile
}
