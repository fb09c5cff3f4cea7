import * as z from 'zod/mini'
import { GivenCode, GivenPassword } from './values/values.ts'

/** `code`: required when the account has a second factor. */
export const Proof = z.object({ currentPassword: GivenPassword, code: z.optional(GivenCode) })

export const refusalsOfProof = [
  'current-password-wrong',
  'second-factor-required',
  'second-factor-wrong',
] as const
