import { requestPasswordReset } from '@wohlauf/contract/user-management'
import { handle } from '../../../platform/http/handler.ts'
import { takeAccountRequest } from '../account-requests.ts'
import { waitForMailTo } from '../mail-limits.ts'

export const requestPasswordResetCommand = handle(
  requestPasswordReset,
  async ({ input, tx, app, now, services, remoteAddress, refuse, tellSecurity }) => {
    const { userEmailAddress } = input
    const retryAfterSeconds = await waitForMailTo(services, app.appId, userEmailAddress, now, {
      kind: 'reset-from-network',
      remoteAddress,
    })
    if (retryAfterSeconds > 0) return refuse('too-many-requests', { retryAfterSeconds })
    await takeAccountRequest(tx, { kind: 'PASSWORD_RESET', emailAddress: userEmailAddress }, now)
    // Whether the address has an account is found out later, and neither revealed nor known here.
    tellSecurity('password-reset-asked', null)
    return {}
  },
)
