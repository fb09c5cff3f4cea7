import * as z from 'zod/mini'
import { MESSAGES } from '../messages.ts'
import { LISTS } from '../rich-text.ts'
import { RichText, ShortText } from '../values.ts'
import { writtenRichText } from '../written-rich-text.ts'
import { elementType } from './element-type.ts'

export const SELF_REFLECTION = elementType({
  type: 'SELF_REFLECTION',
  written: {
    question: writtenRichText(LISTS),
    selfReflectionOptions: z
      .array(z.object({ answer: ShortText, reaction: writtenRichText(LISTS) }))
      .check(z.minLength(1, MESSAGES.minOptions(1)), z.maxLength(20)),
  },
  shown: {
    question: RichText,
    selfReflectionOptions: z.array(z.object({ answer: z.string(), reaction: RichText })),
  },
  unsearched: {
    'selfReflectionOptions.*.answer': 'an answer to choose, not a statement of the text',
    'selfReflectionOptions.*.reaction': 'read only after the answer',
  },
})
