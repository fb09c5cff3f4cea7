import { requestEmailAddressChange } from '@wohlauf/contract/accounts/email-address'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { lockSession } from '../../../platform/sessions/sessions.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { storeAccountRequest } from '../../mailed-links/index.ts'

export const requestEmailAddressChangeCommand = handle(
  requestEmailAddressChange,
  async ({ input, tx, user, now, tokenHash, refuse, logSecurityEvent }) => {
    const emailAddress = input.userEmailAddress
    const [account] = await tx
      .select({ emailAddress: appUser.emailAddress })
      .from(appUser)
      .where(eq(appUser.id, user.id))
    if (account?.emailAddress === emailAddress) return refuse('email-address-unchanged')
    // A new password that is being chosen elsewhere ends this session and its requests: never one without the
    // other.
    if (!tokenHash || !(await lockSession(tx, tokenHash))) return refuse('authentication-required')
    await storeAccountRequest(tx, { kind: 'EMAIL_CHANGE', emailAddress, accountId: user.id }, now)
    logSecurityEvent('email-address-change-asked', user.id)
    return {}
  },
)
