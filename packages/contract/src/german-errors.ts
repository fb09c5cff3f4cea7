import * as z from 'zod/mini'
import { MESSAGES } from './messages.ts'

type Issue = Parameters<NonNullable<z.core.$ZodConfig['customError']>>[0]

const isMissing = (input: unknown): boolean => input === undefined || input === null || input === ''

const ofType = ({ input, expected }: Extract<Issue, { code: 'invalid_type' }>): string => {
  if (isMissing(input)) return MESSAGES.required
  // Of a number that is not whole; what is no number at all is not a 'number' either, for zod's whole numbers too.
  if (expected === 'int') return MESSAGES.noDecimalPlaces
  return expected === 'number' ? MESSAGES.notANumber : MESSAGES.notValid
}

/** Of texts, lists and numbers: the contract bounds nothing else. */
const ofSize = (issue: Extract<Issue, { code: 'too_big' | 'too_small' }>): string => {
  const isTooBig = issue.code === 'too_big'
  const limit = Number(isTooBig ? issue.maximum : issue.minimum)
  if (issue.origin === 'string') return isTooBig ? MESSAGES.maxLength(limit) : MESSAGES.required
  if (issue.origin === 'array') return MESSAGES[isTooBig ? 'maxOptions' : 'minOptions'](limit)
  // A note: more digits than a whole number can have. What the field allows is told by its own check.
  return issue.note ? MESSAGES.notANumber : MESSAGES[isTooBig ? 'maxNumber' : 'minNumber'](limit)
}

/**
 * zod speaks German everywhere: what a schema does not word itself gets the specification's sentence (consumer area,
 * section 5). Nothing chosen and nothing typed is told in the same way, by the form and by the call.
 */
z.config({
  customError: (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        return ofType(issue)
      case 'invalid_value':
        return isMissing(issue.input) ? MESSAGES.required : MESSAGES.notValid
      case 'too_big':
      case 'too_small':
        return ofSize(issue)
      default:
        return MESSAGES.notValid
    }
  },
})
