import { stopEmailAddressChange } from '@wohlauf/contract/user-management'
import { and, eq, ne } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { endSessionsOf } from '../../../platform/sessions/sessions.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { findLink, markLinkAsUsed, voidLinks } from '../mailed-links.ts'

/**
 * The old address did not want the change: it is not made, or undone, and whoever asked for it is logged out everywhere.
 * Nothing is changed when the address belongs to another account by now.
 */
export const stopEmailAddressChangeCommand = handle(
  stopEmailAddressChange,
  async ({ input, tx, now, refuse }) => {
    const link = await findLink(tx, input.confirmationToken, ['STOP_EMAIL_CHANGE'], now, { evenIfUsed: true })
    if (!link?.accountId || !link.emailAddress) return refuse('link-not-valid')
    if (link.usedAt) return {}
    const { accountId, emailAddress } = link
    const [taken] = await tx
      .select({ id: appUser.id })
      .from(appUser)
      .where(and(eq(appUser.emailAddress, emailAddress), ne(appUser.id, accountId)))
    if (taken) return refuse('link-not-valid')
    await tx.update(appUser).set({ emailAddress }).where(eq(appUser.id, accountId))
    await voidLinks(tx, { accountId }, ['EMAIL_CHANGE', 'PASSWORD_RESET'])
    await endSessionsOf(tx, accountId)
    await markLinkAsUsed(tx, link.id, now)
    return {}
  },
)
