import { MESSAGES } from '@wohlauf/contract/messages'
import { inviteUsersAsManager } from '@wohlauf/contract/sponsors'
import { inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/handler.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { countUsedSeats, freeSeats, lockSponsor, seat } from '../../sponsors/index.ts'
import { createLink } from '../mailed-links.ts'
import { invitationMail } from '../mails/invitation.ts'
import { tellHasAccount } from '../mails/tell-has-account.ts'

/** The accounts that have one of the addresses, and the addresses that have a seat, whoever's. */
const findKnown = async (tx: Tx, emailAddresses: string[]) => {
  const accounts = await tx
    .select({ id: appUser.id, emailAddress: appUser.emailAddress })
    .from(appUser)
    .where(inArray(appUser.emailAddress, emailAddresses))
  const seats = await tx
    .select({ emailAddress: seat.emailAddress })
    .from(seat)
    .where(inArray(seat.emailAddress, emailAddresses))
  return { accounts, addresses: new Set([...accounts, ...seats].map(({ emailAddress }) => emailAddress)) }
}

/** All or none: an invitation is a seat, its link and its mail. The sponsor's lock lets the last seat go once. */
export const inviteUsersAsManagerCommand = handle(
  inviteUsersAsManager,
  async ({ input, tx, app, user, now, services, refuse }) => {
    const isOthers = user.role === 'ROLE_SPONSOR_MANAGER' && user.sponsorId !== input.sponsorId
    const sponsor = isOthers ? null : await lockSponsor(tx, input.sponsorId)
    if (!sponsor) return refuse('not-found')

    const { accounts, addresses } = await findKnown(tx, input.emailAddresses)
    const invited = input.emailAddresses.filter((address) => !addresses.has(address))
    const free = freeSeats(sponsor.availableSeats, await countUsedSeats(tx, sponsor.id))
    if (invited.length > free)
      return refuse('too-few-seats', { fields: { emailAddresses: MESSAGES.seatsLeft(free) } })

    for (const emailAddress of invited) {
      const [taken] = await tx
        .insert(seat)
        .values({ sponsorId: sponsor.id, emailAddress, status: 'INVITED', createdAt: now, updatedAt: now })
        .onConflictDoNothing()
        .returning({ id: seat.id })
      // Another sponsor was quicker by a moment.
      if (!taken) {
        addresses.add(emailAddress)
        continue
      }
      const tokenId = await createLink(
        tx,
        services,
        app.appId,
        { purpose: 'INVITATION', seatId: taken.id },
        now,
      )
      const params = { sponsorName: sponsor.name, link: { path: '/registrierung/{token}', tokenId } }
      await writeMail(tx, invitationMail, { to: emailAddress, params })
    }
    for (const account of accounts) await tellHasAccount(tx, account)
    return { alreadyKnown: input.emailAddresses.filter((address) => addresses.has(address)) }
  },
)
