import { getUserRegistrationRequest } from '@wohlauf/contract/accounts/registration'
import { handle } from '../../../platform/http/mount/handler.ts'
import { hasAgreed } from '../../own-data/index.ts'
import { findPendingRegistration } from '../../seats/index.ts'
import { findInvitedStaff } from '../invited-staff.ts'

export const getUserRegistrationRequestQuery = handle(
  getUserRegistrationRequest,
  async ({ input, tx, now, refuse }) => {
    const pending = await findPendingRegistration(tx, input.confirmationToken, now)
    if (pending)
      return {
        emailAddress: pending.seat.emailAddress,
        hasAgreed: hasAgreed(pending.begun),
        isStaff: false,
        sponsorName: pending.sponsorName,
      }
    const invitation = await findInvitedStaff(tx, input.confirmationToken, now)
    if (!invitation) return refuse('link-not-valid')
    // Managers give no consents: they work for their company or the operator, and have no health data here.
    return { emailAddress: invitation.emailAddress, hasAgreed: true, isStaff: true, sponsorName: '' }
  },
)
