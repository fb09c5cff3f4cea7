import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { and, asc, gt, lt } from 'drizzle-orm'
import type { Services } from '../../../../platform/base/services.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { defineLooseSchedule } from '../../../../platform/jobs/job.ts'
import { writeMail } from '../../../../platform/mail/write-mail.ts'
import { closeAccount } from '../../../../platform/sessions/close-account.ts'
import { deleteAccount } from '../../../own-data/index.ts'
import { accountDeparture } from '../../database/tables.ts'
import { seatRevokedMail } from '../../revoke/mails/seat-revoked.ts'
import { findSponsor } from '../../sponsors/sponsor-seats.ts'
import { findDepartureOf } from '../departures.ts'

const AT_ONCE = 100
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

type Due = { id: string; accountId: string; sponsorId: string }

const findSome = (tx: Tx, today: string, after: string): Promise<Due[]> =>
  tx
    .select({
      id: accountDeparture.id,
      accountId: accountDeparture.accountId,
      sponsorId: accountDeparture.sponsorId,
    })
    .from(accountDeparture)
    .where(and(lt(accountDeparture.endsOn, today), gt(accountDeparture.id, after)))
    .orderBy(asc(accountDeparture.id))
    .limit(AT_ONCE)

/** Reads it again under the lock: it may have been undone, or the account moved or deleted by another worker. */
const deleteOne = async (
  { tx, services }: { tx: Tx; services: Pick<Services, 'deletions'> },
  { id, accountId, sponsorId }: Due,
): Promise<void> => {
  const account = await closeAccount(tx, accountId)
  if (!account || (await findDepartureOf(tx, accountId))?.id !== id) return
  const sponsor = await findSponsor(tx, sponsorId)
  await deleteAccount({ tx, services }, account)
  await writeMail(tx, seatRevokedMail, {
    to: account.emailAddress,
    params: { sponsorName: sponsor?.name ?? '' },
  })
}

/** Each account has a transaction of its own, so that a failure does not affect the others. */
export const deleteDepartedAccounts = defineLooseSchedule({
  name: 'delete-departed-accounts',
  cron: '4 * * * *',
  run: async ({ inTx, inTxAs, now, services }) => {
    const today = berlinDay(now)
    const errors: unknown[] = []
    for (let last: string | undefined = FIRST_ID; last; ) {
      const after = last
      const some: Due[] = await inTx((tx) => findSome(tx, today, after))
      for (const due of some)
        await inTxAs(due.accountId, (tx) => deleteOne({ tx, services }, due)).catch((error) =>
          errors.push(error),
        )
      last = some.at(-1)?.id
    }
    if (errors.length > 0) throw errors[0]
  },
})
