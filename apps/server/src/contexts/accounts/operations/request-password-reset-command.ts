import { requestPasswordReset } from '@wohlauf/contract/accounts/passwords'
import { handle } from '../../../platform/http/mount/handler.ts'
import { storeAccountRequest } from '../../mailed-links/index.ts'

export const requestPasswordResetCommand = handle(
  requestPasswordReset,
  async ({ input, tx, now, logSecurityEvent }) => {
    const { userEmailAddress } = input
    await storeAccountRequest(tx, { kind: 'PASSWORD_RESET', emailAddress: userEmailAddress }, now)
    // A job finds out later whether the address has an account; it is neither revealed nor known here.
    logSecurityEvent('password-reset-asked', null)
    return {}
  },
)
