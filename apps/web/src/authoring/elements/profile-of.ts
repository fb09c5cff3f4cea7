import type { ElementType } from '@wohlauf/contract/elements/element-type'
import type { RichTextProfile } from '@wohlauf/contract/values/rich-text'
import { richTextFields } from '@wohlauf/contract/values/written-rich-text'
import * as z from 'zod/mini'

/**
 * The toolbar of an element's field, as the contract states it.
 *
 * @param path names with dots, `*` for each entry of a list
 * @throws Error when there is no such rich text
 */
export const profileOf = ({ type, written: fields }: ElementType, path: string): RichTextProfile => {
  const field = richTextFields(z.object(fields)).find((each) => each.path.join('.') === path)
  if (!field) throw new Error(`${type} has no rich text ${path}`)
  return field.profile
}
