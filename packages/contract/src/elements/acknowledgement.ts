import * as z from 'zod/mini'
import { RICH } from '../values/rich-text.ts'
import { RichText, ShortText } from '../values/values.ts'
import { writtenRichText } from '../values/written-rich-text.ts'
import { elementType } from './element-type.ts'

export const ACKNOWLEDGEMENT = elementType({
  type: 'ACKNOWLEDGEMENT',
  written: { introduction: writtenRichText(RICH), acknowledgement: ShortText },
  shown: { introduction: RichText, acknowledgement: z.string(), isConfirmed: z.boolean() },
  response: 'isConfirmed',
})
