import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { Proof, refusalsOfProof } from '../proof.ts'
import { EmptyObject, GivenAddress, GivenPassword, LinkToken, NewPassword } from '../values/values.ts'
import { getOwnSessions } from './sessions.ts'

/** Always the same answer, whether or not the address has an account. */
export const requestPasswordReset = command('user-management/request-password-reset-command', {
  audience: 'anyone',
  input: z.object({ userEmailAddress: GivenAddress }),
  output: EmptyObject,
  limits: ['reset-from-network', { 'reset-mail-to-address': 'userEmailAddress' }],
})

/** An expired link is reported before the user types. */
export const getPasswordResetRequest = query('user-management/get-password-reset-request-query', {
  audience: 'anyone',
  input: z.object({ confirmationToken: LinkToken }),
  output: z.object({
    /** Staff need a longer password. */
    isStaff: z.boolean(),
  }),
  refusals: ['link-not-valid'],
})

export const confirmPasswordReset = command('user-management/confirm-password-reset-command', {
  audience: 'anyone',
  input: z.object({ confirmationToken: LinkToken, userPassword: NewPassword }),
  output: EmptyObject,
  refusals: ['link-not-valid', 'password-too-easy'],
})

/** Ends all other sessions; this one continues under a new token, and does not count as a fresh login. */
export const updateUserPassword = command('user-management/update-user-password-command', {
  audience: 'user',
  startsSession: true,
  isOwnersOnly: true,
  input: z.object({
    userCurrentPassword: GivenPassword,
    userNewPassword: NewPassword,
    code: Proof.shape.code,
  }),
  output: EmptyObject,
  refusals: [...refusalsOfProof, 'password-too-easy'],
  // The user's answer lists push devices, which end with their sessions; URLs of the diary's pictures are signed for a session.
  invalidates: () => [
    getOwnSessions,
    'application/authentication/authenticated-user',
    'nutrition-diary/get-nutrition-diary-timeline-query',
    'nutrition-diary/get-nutrition-diary-for-printing-query',
  ],
})
