import { requestPrivateMove } from '@wohlauf/contract/seats/departures'
import { Refusal } from '../../../../platform/base/refusal.ts'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { storeAccountRequest } from '../../../mailed-links/index.ts'
import { findLeavingRules } from '../departures.ts'
import { lockProvedLeaver } from '../find-leaver.ts'

export const requestPrivateMoveCommand = handle(
  requestPrivateMove,
  async (context) => {
    const { input, tx, now, refuse, logSecurityEvent } = context
    const leaver = await lockProvedLeaver(context, input, 'with others')
    if (leaver instanceof Refusal) return leaver
    if (!(await findLeavingRules(tx)).allowsPrivateMembers) return refuse('link-not-valid')
    const { account } = leaver
    const emailAddress = input.userEmailAddress
    if (account.emailAddress === emailAddress) return refuse('email-address-unchanged')
    await storeAccountRequest(tx, { kind: 'PRIVATE_MOVE', emailAddress, accountId: account.id }, now)
    logSecurityEvent('email-address-change-asked', account.id)
    return {}
  },
  { isHashing: true },
)
