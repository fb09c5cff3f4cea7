import { confirmEmailAddressChange } from '@wohlauf/contract/user-management'
import { and, eq, ne } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { findLink, markLinkAsUsed, voidLinks } from '../mailed-links.ts'

export const confirmEmailAddressChangeCommand = handle(
  confirmEmailAddressChange,
  async ({ input, tx, now, refuse }) => {
    const link = await findLink(tx, input.confirmationToken, ['EMAIL_CHANGE'], now, { evenIfUsed: true })
    if (!link?.accountId || !link.emailAddress) return refuse('link-not-valid')
    if (link.usedAt) return {}
    const { accountId, emailAddress } = link
    const [taken] = await tx
      .select({ id: appUser.id })
      .from(appUser)
      .where(and(eq(appUser.emailAddress, emailAddress), ne(appUser.id, accountId)))
    if (taken) return refuse('link-not-valid')
    await tx.update(appUser).set({ emailAddress }).where(eq(appUser.id, accountId))
    // A link to choose a new password lies in the mailbox that the account has just left.
    await voidLinks(tx, { accountId }, ['PASSWORD_RESET'])
    await markLinkAsUsed(tx, link.id, now)
    return {}
  },
)
