import type * as z from 'zod/mini'
import { command, getQuery } from '../operation.ts'
import type { getAuthenticatedUser, login } from './authentication.ts'

/** Stands for a schema that is loaded later: it reports no errors, and no input as complete. */
const LATER = {
  shape: {},
  safeParse: () => ({ success: false }),
  _zod: { def: { type: 'object', shape: {} } },
} as unknown as z.ZodMiniObject

/** The calls of the first screen without their schemas, which are a twentieth of what it would load. */
export const FIRST_CALLS = {
  getAuthenticatedUser: getQuery('application/authentication/authenticated-user', {
    audience: 'user',
    isStoredOnDevice: true,
    input: LATER,
    output: LATER,
  }) as unknown as typeof getAuthenticatedUser,
  login: command('application/authentication/login', {
    audience: 'anyone',
    input: LATER,
    output: LATER,
  }) as unknown as typeof login,
}
