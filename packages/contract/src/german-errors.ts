import * as z from 'zod/mini'
import { MESSAGES } from './messages.ts'

/** zod speaks German everywhere: what a schema does not word itself gets the specification's sentence. */
z.config({
  customError: (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined || issue.input === null ? MESSAGES.required : MESSAGES.notValid
      case 'too_big':
        if (issue.origin === 'string') return MESSAGES.maxLength(Number(issue.maximum))
        if (issue.origin === 'array') return MESSAGES.maxOptions(Number(issue.maximum))
        return MESSAGES.notValid
      case 'too_small':
        if (issue.origin === 'string') return MESSAGES.required
        if (issue.origin === 'array') return MESSAGES.minOptions(Number(issue.minimum))
        return issue.origin === 'number' || issue.origin === 'int'
          ? MESSAGES.minNumber(Number(issue.minimum))
          : MESSAGES.notValid
      default:
        return MESSAGES.notValid
    }
  },
})
