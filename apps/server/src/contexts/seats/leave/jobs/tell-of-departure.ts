import * as z from 'zod/mini'
import { defineJob } from '../../../../platform/jobs/job.ts'
import { linkTo } from '../../../../platform/mail/mail-link.ts'
import { writeMail } from '../../../../platform/mail/write-mail.ts'
import { lockAccount } from '../../../../platform/tenancy/lock-account.ts'
import { createLink, wasLinkMailedSince } from '../../../mailed-links/index.ts'
import { endOfGrace } from '../../rules/grace-period.ts'
import { findSponsor } from '../../sponsors/sponsor-seats.ts'
import { findDeparture, findLeavingRules } from '../departures.ts'
import { seatDepartedMail } from '../mails/seat-departed.ts'

export const mailDeparture = defineJob({
  name: 'tell-of-departure',
  payload: z.object({ departureId: z.uuid() }),
  run: async ({ payload: { departureId }, tx, appId, services, now }) => {
    const unlockedDeparture = await findDeparture(tx, departureId)
    const account = unlockedDeparture && (await lockAccount(tx, unlockedDeparture.accountId, 'alone'))
    // Reads it again: it may have been undone while this waited for the lock.
    const departure = account && (await findDeparture(tx, departureId))
    if (!departure) return
    const accountId = account.id
    const link = { purpose: 'DEPARTURE', accountId } as const
    if (await wasLinkMailedSince(tx, { accountId }, { purpose: 'DEPARTURE' }, new Date(0))) return
    const { endsOn, sponsorId } = departure
    const tokenId = await createLink(tx, services, appId, { ...link, expiresAt: endOfGrace(endsOn) }, now)
    const sponsor = await findSponsor(tx, sponsorId)
    const { allowsPrivateMembers } = await findLeavingRules(tx)
    await writeMail(tx, seatDepartedMail, {
      to: account.emailAddress,
      accountId,
      params: {
        sponsorName: sponsor?.name ?? '',
        endsOn,
        allowsMove: allowsPrivateMembers,
        link: linkTo('authentication-departure', tokenId),
      },
    })
  },
})
