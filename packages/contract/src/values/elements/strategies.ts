import * as z from 'zod/mini'
import { MESSAGES } from '../messages.ts'
import { RichText, ShortText } from '../values.ts'
import { writtenItem } from '../written-rich-text.ts'
import { elementType } from './element-type.ts'

/** The headline of a new one (specification, managers, section 5). */
export const DEFAULT_HEADLINE = 'Deine Strategie'

export const STRATEGIES = elementType({
  type: 'STRATEGIES',
  written: {
    headline: ShortText,
    strategies: z.array(writtenItem()).check(z.minLength(1, MESSAGES.minOptions(1)), z.maxLength(20)),
  },
  shown: { headline: z.string(), strategies: z.array(RichText) },
})
