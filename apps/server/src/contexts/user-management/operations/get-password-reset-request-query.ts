import { getPasswordResetRequest } from '@wohlauf/contract/user-management'
import { handle } from '../../../platform/http/handler.ts'
import { findPendingReset } from '../pending-reset.ts'

export const getPasswordResetRequestQuery = handle(
  getPasswordResetRequest,
  async ({ input, tx, now, refuse }) => {
    const account = await findPendingReset(tx, input.confirmationToken, now)
    return account ? {} : refuse('link-not-valid')
  },
)
