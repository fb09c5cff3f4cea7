import * as z from 'zod/mini'
import { command } from '../operation.ts'
import { EmailAddress, EmptyObject, LinkToken } from '../values/values.ts'

/** Always the same answer, whether or not another account has the address. */
export const requestEmailAddressChange = command('user-management/request-email-address-change-command', {
  audience: 'user',
  isOwnersOnly: true,
  needsFreshLogin: true,
  input: z.object({ userEmailAddress: EmailAddress }),
  output: EmptyObject,
  limits: ['reset-from-network', { 'change-mail-to-address': 'userEmailAddress' }],
  refusals: ['email-address-unchanged'],
})

/** Idempotent with the same token until it expires: mail scanners follow links. */
export const confirmEmailAddressChange = command('user-management/confirm-email-address-change-command', {
  audience: 'anyone',
  input: z.object({ confirmationToken: LinkToken }),
  output: EmptyObject,
  refusals: ['link-not-valid'],
  invalidates: () => ['application/authentication/authenticated-user'],
})

/** Cancels or undoes the change, and ends every session. The link is in the mail to the old address. */
export const stopEmailAddressChange = command('user-management/stop-email-address-change-command', {
  audience: 'anyone',
  input: z.object({ confirmationToken: LinkToken }),
  output: EmptyObject,
  refusals: ['link-not-valid'],
})
