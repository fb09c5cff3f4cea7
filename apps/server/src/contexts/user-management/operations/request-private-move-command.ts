import { requestPrivateMove } from '@wohlauf/contract/departures'
import { handle } from '../../../platform/http/handler.ts'
import { findLeavingRules } from '../../sponsors/index.ts'
import { takeAccountRequest } from '../account-requests.ts'
import { lockLeaver } from '../leaving/find-leaver.ts'

export const requestPrivateMoveCommand = handle(
  requestPrivateMove,
  async ({ input, tx, now, refuse, actAs, tellSecurity }) => {
    const { confirmationToken, userEmailAddress: emailAddress } = input
    const leaver = await lockLeaver({ tx, now, actAs }, confirmationToken, 'with others')
    if (!leaver || !(await findLeavingRules(tx)).allowsPrivateMembers) return refuse('link-not-valid')
    const { account } = leaver
    if (account.emailAddress === emailAddress) return refuse('email-address-unchanged')
    await takeAccountRequest(tx, { kind: 'PRIVATE_MOVE', emailAddress, accountId: account.id }, now)
    tellSecurity('email-address-change-asked', account.id)
    return {}
  },
)
