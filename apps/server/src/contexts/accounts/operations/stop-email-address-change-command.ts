import { stopEmailAddressChange } from '@wohlauf/contract/accounts/email-address'
import { handle } from '../../../platform/http/mount/handler.ts'
import { endSessionsOf } from '../../../platform/sessions/sessions.ts'
import { endPendingChanges, voidWaysBackSince } from '../../mailed-links/index.ts'
import { renewLinkOfDeparture } from '../../seats/index.ts'
import { followAddressLink } from '../follow-address-link.ts'

/** Cancels or undoes the change, and ends all sessions. Changes nothing when another account has the address by now. */
export const stopEmailAddressChangeCommand = handle(
  stopEmailAddressChange,
  async ({ input, tx, now, refuse, actAs, logSecurityEvent }) => {
    const followed = await followAddressLink({ tx, now, actAs }, input.confirmationToken, 'STOP_EMAIL_CHANGE')
    if (!followed) return refuse('link-not-valid')
    if (followed.isRepeated) return {}
    const { link } = followed
    await endSessionsOf(tx, link.accountId)
    await endPendingChanges(tx, { id: link.accountId })
    // Later changes got undo links to their own addresses.
    await voidWaysBackSince(tx, link)
    await renewLinkOfDeparture(tx, link.accountId)
    logSecurityEvent('email-address-change-stopped', link.accountId)
    return {}
  },
)
