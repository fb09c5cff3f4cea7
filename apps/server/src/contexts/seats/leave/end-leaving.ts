import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { mail } from '../../../platform/mail/tables.ts'
import { dropOwnRequests, voidLinks } from '../../mailed-links/index.ts'
import { findDepartureOf } from './departures.ts'
import { mailDeparture } from './jobs/tell-of-departure.ts'
import { seatDepartedMail } from './mails/seat-departed.ts'

/** The transaction acts as the account; the mail about the departure is dropped while it waits. */
export const endLinksOfDeparture = async (tx: Tx, accountId: string): Promise<void> => {
  await dropOwnRequests(tx, ['PRIVATE_MOVE'])
  await voidLinks(tx, { accountId }, ['DEPARTURE', 'PRIVATE_MOVE'])
  await tx.delete(mail).where(and(eq(mail.accountId, accountId), eq(mail.kind, seatDepartedMail.kind)))
}

/** Mails a closed account's link to its current address; the former one may belong to another person by now. */
export const renewLinkOfDeparture = async (tx: Tx, accountId: string): Promise<void> => {
  const departure = await findDepartureOf(tx, accountId)
  if (!departure) return
  await endLinksOfDeparture(tx, accountId)
  await enqueue(tx, mailDeparture, { departureId: departure.id })
}
