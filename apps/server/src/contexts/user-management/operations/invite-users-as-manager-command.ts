import { MESSAGES } from '@wohlauf/contract/messages'
import { inviteUsersAsManager } from '@wohlauf/contract/sponsors'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/handler.ts'
import { linkTo } from '../../../platform/mail/mail-link.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { countUsedSeats, freeSeats, inviteToSeat, lockSponsor } from '../../sponsors/index.ts'
import { takeAccountRequest } from '../account-requests.ts'
import { createLink } from '../mailed-links.ts'
import { invitationMail } from '../mails/invitation.ts'

type Known = { emailAddress: string; hasAccount: boolean }

/** Addresses that have an account or a seat in the app, also of another sponsor. */
const findKnown = async (tx: Tx, emailAddresses: string[]) => {
  const { rows } = await tx.execute<Known>(
    sql`SELECT email_address AS "emailAddress", has_account AS "hasAccount"
      FROM lookups.known_addresses(${sql.param(emailAddresses)}::text[])`,
  )
  return {
    withAccount: rows.filter(({ hasAccount }) => hasAccount),
    addresses: new Set(rows.map(({ emailAddress }) => emailAddress)),
  }
}

/**
 * All or none: an invitation is a seat, its link and its mail. The lock on the sponsor prevents the last seat
 * from being taken twice.
 */
export const inviteUsersAsManagerCommand = handle(
  inviteUsersAsManager,
  async ({ input, tx, app, user, now, services, refuse }) => {
    const isOthers = user.role === 'ROLE_SPONSOR_MANAGER' && user.sponsorId !== input.sponsorId
    const sponsor = isOthers ? null : await lockSponsor(tx, input.sponsorId)
    if (!sponsor) return refuse('not-found')

    const { withAccount, addresses } = await findKnown(tx, input.emailAddresses)
    const invited = input.emailAddresses.filter((address) => !addresses.has(address))
    const free = freeSeats(sponsor.availableSeats, await countUsedSeats(tx, sponsor.id))
    if (invited.length > free)
      return refuse('too-few-seats', { fields: { emailAddresses: MESSAGES.seatsLeft(free) } })

    for (const emailAddress of invited) {
      const seatId = await inviteToSeat(tx, sponsor.id, { emailAddress, now })
      if (!seatId) {
        addresses.add(emailAddress)
        continue
      }
      const tokenId = await createLink(tx, services, app.appId, { purpose: 'INVITATION', seatId }, now)
      const params = {
        sponsorName: sponsor.name,
        link: linkTo('authentication-user-registration-confirmation', tokenId),
      }
      await writeMail(tx, invitationMail, { to: emailAddress, params })
    }
    // The manager must not learn which accounts exist: a job finds out, as it does for a registration.
    for (const { emailAddress } of withAccount)
      await takeAccountRequest(tx, { kind: 'REGISTRATION', emailAddress }, now)
    return { alreadyKnown: input.emailAddresses.filter((address) => addresses.has(address)) }
  },
)
