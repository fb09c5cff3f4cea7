import { getUserRegistrationRequest } from '@wohlauf/contract/user-management'
import { handle } from '../../../platform/http/handler.ts'
import { findPendingRegistration } from '../pending-registration.ts'

export const getUserRegistrationRequestQuery = handle(
  getUserRegistrationRequest,
  async ({ input, tx, now, refuse }) => {
    const pending = await findPendingRegistration(tx, input.confirmationToken, now)
    return pending ? { emailAddress: pending.seat.emailAddress } : refuse('link-not-valid')
  },
)
