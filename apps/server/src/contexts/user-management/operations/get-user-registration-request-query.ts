import { getUserRegistrationRequest } from '@wohlauf/contract/user-management'
import { handle } from '../../../platform/http/handler.ts'
import { findPendingRegistration } from '../pending-registration.ts'
import { hasAgreed } from '../rules/consents-of-registration.ts'

export const getUserRegistrationRequestQuery = handle(
  getUserRegistrationRequest,
  async ({ input, tx, now, refuse }) => {
    const pending = await findPendingRegistration(tx, input.confirmationToken, now)
    if (!pending) return refuse('link-not-valid')
    return { emailAddress: pending.seat.emailAddress, hasAgreed: hasAgreed(pending.begun) }
  },
)
