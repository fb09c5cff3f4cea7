import * as z from 'zod/mini'
import { RICH } from '../rich-text.ts'
import { RichText, ShortText } from '../values.ts'
import { writtenRichText } from '../written-rich-text.ts'
import { elementType } from './element-type.ts'

export const ACKNOWLEDGEMENT = elementType({
  type: 'ACKNOWLEDGEMENT',
  written: { introduction: writtenRichText(RICH), acknowledgement: ShortText },
  shown: { introduction: RichText, acknowledgement: z.string(), isConfirmed: z.boolean() },
  response: 'isConfirmed',
})
