import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { SessionAnswer } from '../values/accounts/session-answer.ts'
import { ShownAddress } from '../values/shown-address.ts'
import { LinkToken, NameText, NewPassword, TickedVersion } from '../values/values.ts'

/**
 * Completed by the link of an invitation or of a sponsor. `hasAgreed`: the two boxes (terms of use, data protection)
 * were ticked when it began; otherwise they are ticked at its completion.
 */
export const getUserRegistrationRequest = query('user-management/get-user-registration-request-query', {
  audience: 'anyone',
  input: z.object({ confirmationToken: LinkToken }),
  output: z.object({
    emailAddress: ShownAddress,
    hasAgreed: z.boolean(),
    /** An invited manager: a longer password, and no consent to give. */
    isStaff: z.boolean(),
    /** The company that invites; empty for an invited manager. */
    sponsorName: z.string(),
  }),
  refusals: ['link-not-valid'],
})

export const confirmUserRegistration = command('user-management/confirm-user-registration-command', {
  audience: 'anyone',
  startsSession: true,
  input: z.object({
    firstName: NameText,
    lastName: NameText,
    confirmationToken: LinkToken,
    password: NewPassword,
    termsOfUseVersion: TickedVersion,
    dataProtectionVersion: TickedVersion,
    healthConsentVersion: TickedVersion,
  }),
  output: SessionAnswer,
  refusals: ['link-not-valid', 'password-too-easy'],
})
