import { requestPasswordReset } from '@wohlauf/contract/user-management'
import { handle } from '../../../platform/http/handler.ts'
import { takeAccountRequest } from '../account-requests.ts'

export const requestPasswordResetCommand = handle(
  requestPasswordReset,
  async ({ input, tx, now, tellSecurity }) => {
    const { userEmailAddress } = input
    await takeAccountRequest(tx, { kind: 'PASSWORD_RESET', emailAddress: userEmailAddress }, now)
    // Whose it is, if anybody's, is found out later and told nobody, neither here.
    tellSecurity('password-reset-asked', null)
    return {}
  },
)
