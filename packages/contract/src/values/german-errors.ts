import * as z from 'zod/mini'
import { MESSAGES } from './messages.ts'

type Issue = Parameters<NonNullable<z.core.$ZodConfig['customError']>>[0]

const isMissing = (input: unknown): boolean => input === undefined || input === null || input === ''

const ofType = ({ input, expected }: Extract<Issue, { code: 'invalid_type' }>): string => {
  if (isMissing(input)) return MESSAGES.required
  // For a number that is not whole; a value that is not a number at all has another expected type, for zod's
  // whole numbers too.
  if (expected === 'int') return MESSAGES.noDecimalPlaces
  return expected === 'number' ? MESSAGES.notANumber : MESSAGES.notValid
}

/** For texts, lists and numbers: the contract bounds nothing else. */
const ofSize = (issue: Extract<Issue, { code: 'too_big' | 'too_small' }>): string => {
  const isTooBig = issue.code === 'too_big'
  const limit = Number(isTooBig ? issue.maximum : issue.minimum)
  if (issue.origin === 'string') {
    if (isTooBig) return MESSAGES.maxLength(limit)
    return limit > 1 && !isMissing(issue.input) ? MESSAGES.minLength(limit) : MESSAGES.required
  }
  if (issue.origin === 'array') return MESSAGES[isTooBig ? 'maxOptions' : 'minOptions'](limit)
  // A note: more digits than a whole number can have. The field's own check reports the allowed maximum.
  return issue.note ? MESSAGES.notANumber : MESSAGES[isTooBig ? 'maxNumber' : 'minNumber'](limit)
}

/**
 * An issue without a message in its schema gets the specification's sentence (consumer area, section 5). An unselected
 * and an empty field get the same message, in the form and in the call.
 */
z.config({
  customError: (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        return ofType(issue)
      case 'too_big':
      case 'too_small':
        return ofSize(issue)
      default:
        return isMissing(issue.input) ? MESSAGES.required : MESSAGES.notValid
    }
  },
})
