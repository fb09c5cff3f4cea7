import * as z from 'zod/mini'
import { command } from '../operation.ts'
import { EmptyObject, GivenCode, GivenPassword } from '../values/values.ts'

/** `code`: required when the account has a second factor. */
export const Proof = z.object({ currentPassword: GivenPassword, code: z.optional(GivenCode) })

export const refusalsOfProof = [
  'current-password-wrong',
  'second-factor-required',
  'second-factor-wrong',
] as const

/** The session counts as freshly logged in for ten minutes. */
export const proveIdentity = command('user-management/prove-identity-command', {
  audience: 'user',
  isOwnersOnly: true,
  input: Proof,
  output: EmptyObject,
  refusals: refusalsOfProof,
})
