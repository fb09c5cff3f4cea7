import { and, eq, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { defineJob, defineLooseJob, type JobContext } from '../../../platform/jobs/job.ts'
import { linkTo } from '../../../platform/mail/mail-link.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { findDepartureOf, findSeatId, releaseBegunSeat } from '../../sponsors/index.ts'
import { accountRequest } from '../database/tables.ts'
import { createLink, voidLinks, wasLinkMailedSince } from '../mailed-links.ts'
import { emailChangeMail } from '../mails/email-change.ts'
import { emailChangeNoteMail } from '../mails/email-change-note.ts'
import { mailAlreadyRegistered } from '../mails/mail-already-registered.ts'
import { passwordResetMail } from '../mails/password-reset.ts'
import { privateMoveMail } from '../mails/private-move.ts'
import { registrationConfirmationMail } from '../mails/registration-confirmation.ts'

type RequestContext = Pick<JobContext<unknown>, 'tx' | 'now' | 'services' | 'appId'> & {
  /** The request is one of many that one person has made: its mail may wait. */
  isOfMany: boolean
}
type Request = typeof accountRequest.$inferSelect
type Account = typeof appUser.$inferSelect

const answerPasswordReset = async (
  context: RequestContext,
  { createdAt }: Request,
  account: Account | undefined,
) => {
  const { tx, services, appId, now } = context
  if (!account || account.isDisabled || (await services.closedAccounts.lastDayOf(tx, account.id))) return
  if (await wasLinkMailedSince(tx, { accountId: account.id }, { purpose: 'PASSWORD_RESET' }, createdAt))
    return
  await voidLinks(tx, { accountId: account.id }, ['PASSWORD_RESET'])
  const tokenId = await createLink(
    tx,
    services,
    appId,
    { purpose: 'PASSWORD_RESET', accountId: account.id },
    now,
  )
  const params = { link: linkTo('authentication-confirm-password-reset', tokenId) }
  await writeMail(tx, passwordResetMail, { to: account.emailAddress, accountId: account.id, params })
}

/**
 * An account keeps its seat; the one that was taken provisionally is free again for the sponsor's managers.
 * Publicly its reservation still counts, as for an address that is never confirmed.
 */
const answerRegistration = async (
  context: RequestContext,
  { emailAddress, createdAt }: Request,
  account: Account | undefined,
) => {
  const { tx, services, appId, now } = context
  if (account) {
    await releaseBegunSeat(tx, emailAddress)
    return mailAlreadyRegistered(tx, account, { isOfMany: context.isOfMany })
  }
  const seatId = await findSeatId(tx, emailAddress)
  if (!seatId) return
  if (await wasLinkMailedSince(tx, { seatId }, { purpose: 'REGISTRATION' }, createdAt)) return
  await voidLinks(tx, { seatId }, ['REGISTRATION'])
  const tokenId = await createLink(tx, services, appId, { purpose: 'REGISTRATION', seatId }, now)
  const params = { link: linkTo('authentication-user-registration-confirmation', tokenId) }
  await writeMail(tx, registrationConfirmationMail, { to: emailAddress, params })
}

/** The old address gets its note in both cases: its mailbox learns nothing about the new one. */
const answerEmailChange = async (context: RequestContext, request: Request, holder: Account | undefined) => {
  const { tx, services, appId, now } = context
  const { accountId, emailAddress } = request
  if (!accountId) return
  const [account] = await tx.select().from(appUser).where(eq(appUser.id, accountId))
  if (!account || account.isDisabled) return
  const change = { purpose: 'EMAIL_CHANGE', emailAddress } as const
  if (await wasLinkMailedSince(tx, { accountId }, change, request.createdAt)) return
  // Earlier undo links stay: an attacker must not end the owner's by changing the address once more.
  await voidLinks(tx, { accountId }, ['EMAIL_CHANGE'])
  const link = (purpose: 'EMAIL_CHANGE' | 'STOP_EMAIL_CHANGE', leadsTo: string) =>
    createLink(tx, services, appId, { purpose, accountId, emailAddress: leadsTo }, now)
  const stopId = await link('STOP_EMAIL_CHANGE', account.emailAddress)
  await writeMail(tx, emailChangeNoteMail, {
    to: account.emailAddress,
    accountId,
    params: { link: linkTo('authentication-stop-email-change', stopId) },
  })
  if (holder) return mailAlreadyRegistered(tx, holder)
  const tokenId = await link('EMAIL_CHANGE', emailAddress)
  const params = { link: linkTo('authentication-confirm-email-change', tokenId) }
  await writeMail(tx, emailChangeMail, { to: emailAddress, accountId, params })
}

/** To the private address alone: the former mailbox may be the company's, and learns of the move when it is done. */
const answerPrivateMove = async (context: RequestContext, request: Request, holder: Account | undefined) => {
  const { tx, services, appId, now } = context
  const { accountId, emailAddress } = request
  if (!accountId || !(await findDepartureOf(tx, accountId))) return
  if (holder) return mailAlreadyRegistered(tx, holder)
  const move = { purpose: 'PRIVATE_MOVE', emailAddress } as const
  if (await wasLinkMailedSince(tx, { accountId }, move, request.createdAt)) return
  await voidLinks(tx, { accountId }, ['PRIVATE_MOVE'])
  const tokenId = await createLink(tx, services, appId, { ...move, accountId }, now)
  const params = { link: linkTo('authentication-confirm-private-move', tokenId) }
  await writeMail(tx, privateMoveMail, { to: emailAddress, accountId, params })
}

const ANSWERS = {
  PASSWORD_RESET: answerPasswordReset,
  REGISTRATION: answerRegistration,
  EMAIL_CHANGE: answerEmailChange,
  PRIVATE_MOVE: answerPrivateMove,
}

/** All earlier requests for the same: retries and double clicks get one mail. */
const takeAllAlike = async (tx: JobContext<unknown>['tx'], id: string): Promise<Request | undefined> => {
  const [asked] = await tx.select().from(accountRequest).where(eq(accountRequest.id, id))
  if (!asked) return
  const { kind, emailAddress, accountId } = asked
  const isSame =
    accountId === null ? isNull(accountRequest.accountId) : eq(accountRequest.accountId, accountId)
  const taken = await tx
    .delete(accountRequest)
    .where(and(eq(accountRequest.kind, kind), eq(accountRequest.emailAddress, emailAddress), isSame))
    .returning()
  return taken.find((each) => each.id === id)
}

/** Finds the address's account, if any, and writes the appropriate mail; the request is deleted with it. */
const answer = async (context: RequestContext, accountRequestId: string): Promise<void> => {
  const request = await takeAllAlike(context.tx, accountRequestId)
  if (!request) return
  const [account] = await context.tx
    .select()
    .from(appUser)
    .where(eq(appUser.emailAddress, request.emailAddress))
  await ANSWERS[request.kind](context, request, account)
}

export const answerAccountRequest = defineJob({
  name: 'answer-account-request',
  payload: z.object({ accountRequestId: z.uuid() }),
  run: ({ payload, ...context }) => answer({ ...context, isOfMany: false }, payload.accountRequestId),
})

/** For many requests of one person: in a queue of its own, so that a request that somebody waits for does not wait for them. */
export const answerAccountRequests = defineLooseJob({
  name: 'answer-account-requests',
  payload: z.object({ accountRequestIds: z.array(z.uuid()).check(z.minLength(1)) }),
  run: async ({ payload, inTx, ...context }) => {
    const errors: unknown[] = []
    for (const id of payload.accountRequestIds)
      await inTx((tx) => answer({ ...context, tx, isOfMany: true }, id)).catch((error) => errors.push(error))
    if (errors.length > 0) throw errors[0]
  },
})
