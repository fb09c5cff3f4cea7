import type { ElementType } from '@wohlauf/contract/values/elements/element-type'
import { richTextFields } from '@wohlauf/contract/values/written-rich-text'
import * as z from 'zod/mini'
import { cleanFields } from '../../base/html/clean-fields.ts'

/** @throws Refusal `not-valid` when a text is empty after it was sanitized to the tools of its field's toolbar */
export const cleanContent = <Content extends object>(type: ElementType, content: Content): Content =>
  cleanFields(content, richTextFields(z.object(type.written)))
