import { confirmEmailAddressChange } from '@wohlauf/contract/accounts/email-address'
import { handle } from '../../../platform/http/mount/handler.ts'
import { voidLinks } from '../../mailed-links/index.ts'
import { followAddressLink } from '../follow-address-link.ts'

export const confirmEmailAddressChangeCommand = handle(
  confirmEmailAddressChange,
  async ({ input, tx, now, refuse, actAs, logSecurityEvent }) => {
    const followed = await followAddressLink({ tx, now, actAs }, input.confirmationToken, 'EMAIL_CHANGE')
    if (!followed) return refuse('link-not-valid')
    if (followed.isRepeated) return {}
    // The account's former mailbox may contain a link to choose a new password.
    await voidLinks(tx, followed.link, ['PASSWORD_RESET'])
    logSecurityEvent('email-address-changed', followed.link.accountId)
    return {}
  },
)
