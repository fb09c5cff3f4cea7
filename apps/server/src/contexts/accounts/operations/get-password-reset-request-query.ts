import { getPasswordResetRequest } from '@wohlauf/contract/accounts/passwords'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findPendingReset } from '../pending-reset.ts'

export const getPasswordResetRequestQuery = handle(
  getPasswordResetRequest,
  async ({ input, refuse, ...context }) => {
    const account = await findPendingReset(context, input.confirmationToken)
    return account ? { isStaff: account.role !== 'ROLE_USER' } : refuse('link-not-valid')
  },
)
