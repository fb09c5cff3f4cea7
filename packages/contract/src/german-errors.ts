import * as z from 'zod/mini'
import { MESSAGES } from './messages.ts'

type Issue = Parameters<NonNullable<z.core.$ZodConfig['customError']>>[0]

const isMissing = (input: unknown): boolean => input === undefined || input === null || input === ''

const ofType = ({ input, expected }: Extract<Issue, { code: 'invalid_type' }>): string => {
  if (expected !== 'number' && expected !== 'int')
    return input === undefined || input === null ? MESSAGES.required : MESSAGES.notValid
  if (isMissing(input)) return MESSAGES.required
  return expected === 'int' && Number.isFinite(input) ? MESSAGES.decimalPlaces(0) : MESSAGES.notANumber
}

const ofTooBig = ({ origin, maximum, note }: Extract<Issue, { code: 'too_big' }>): string => {
  if (origin === 'string') return MESSAGES.maxLength(Number(maximum))
  if (origin === 'array') return MESSAGES.maxOptions(Number(maximum))
  // A note: more digits than a whole number can have. What the field allows is told by its own check.
  if (origin === 'number' || origin === 'int')
    return note ? MESSAGES.notANumber : MESSAGES.maxNumber(Number(maximum))
  return MESSAGES.notValid
}

const ofTooSmall = ({ origin, minimum, note }: Extract<Issue, { code: 'too_small' }>): string => {
  if (origin === 'string') return MESSAGES.required
  if (origin === 'array') return MESSAGES.minOptions(Number(minimum))
  if (origin === 'number' || origin === 'int')
    return note ? MESSAGES.notANumber : MESSAGES.minNumber(Number(minimum))
  return MESSAGES.notValid
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
        return ofTooBig(issue)
      case 'too_small':
        return ofTooSmall(issue)
      case 'not_multiple_of':
        // `z.multipleOf(0.01)`: two decimals. What comes in larger steps says why in its schema.
        return Number(issue.divisor) < 1
          ? MESSAGES.decimalPlaces(-Math.round(Math.log10(Number(issue.divisor))))
          : MESSAGES.notValid
      default:
        return MESSAGES.notValid
    }
  },
})
