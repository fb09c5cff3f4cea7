import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { CalendarDate, EmptyObject } from '../values/values.ts'

const ChangedLegalText = z.object({
  kind: z.enum(['TERMS_OF_USE', 'DATA_PROTECTION']),
  /** The day from which it is in force. */
  version: CalendarDate,
})
export type ChangedLegalText = z.infer<typeof ChangedLegalText>

/** Terms first. A text to which the user never agreed is not among them. */
export const getChangedLegalTexts = query('user-management/get-changed-legal-texts-query', {
  audience: 'user',
  isOwnersOnly: true,
  input: EmptyObject,
  output: z.array(ChangedLegalText),
})

/**
 * Agrees to changed terms, or confirms that changed data protection was seen. Refused for any other version than
 * the one in force; repeating it changes nothing.
 */
export const acceptLegalText = command('user-management/accept-legal-text-command', {
  audience: 'user',
  isOwnersOnly: true,
  input: ChangedLegalText,
  output: EmptyObject,
  refusals: ['conflict'],
  invalidates: () => [getChangedLegalTexts],
})
