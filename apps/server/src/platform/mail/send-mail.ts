import { createConcurrencyLimit } from '../base/concurrency-limit.ts'
import type { Tx } from '../database/transaction.ts'
import { type AnyJob, defineLooseJob, type LooseJobContext } from '../jobs/job.ts'
import { scalesOf } from '../storage/branding/scales-of.ts'
import { logoOf } from '../storage/branding/stored-logo.ts'
import { findAttachedFiles, withAttachments } from './attachments.ts'
import type { AnyMail } from './mail.ts'
import { LOGO_CID } from './mail-head.ts'
import { attachedPicture } from './mail-picture.ts'
import { createMailRenderer } from './mail-renderer.ts'
import { oneLine } from './one-line.ts'
import { createLogoReader, type ReadLogo } from './read-logo.ts'
import {
  BURSTS_AT_ONCE,
  LANES,
  MAILS_PER_JOB,
  SEND_MAIL,
  SEND_MAILS,
  SINGLE_MAILS_AT_ONCE,
} from './send-mail-job.ts'
import {
  ACCEPTANCE_MS,
  type Attachment,
  type Letter,
  MailNotAccepted,
  MailServerAway,
  RecipientRefused,
} from './transport.ts'
import { dropMail, findWaitingMail } from './waiting-mail.ts'

type Context = Omit<LooseJobContext<unknown>, 'payload' | 'inTxAs'>

/** About three days: ten attempts within the first hour or so, then one an hour. */
const THREE_DAYS = { limit: 80, firstSeconds: 10, longestSeconds: 3600 }

/** The time limit of a mail whose server takes as long as it may, and some more. */
const MAX_SECONDS_OF_MAIL = ACCEPTANCE_MS / 1000 + 300

/**
 * After this time a mail that the recipient's server has not accepted counts as undeliverable, until it is accepted.
 */
const DAY_MS = 86_400_000

/** The step that failed, for the figures. */
const outcomeOf = (error: unknown): string => {
  if (error instanceof RecipientRefused) return 'refused'
  if (error instanceof MailNotAccepted) return 'not-accepted'
  return error instanceof MailServerAway ? 'server-away' : 'failed'
}

/**
 * Sends a message. One whose recipient is permanently refused counts as done: its address must not be stored any
 * longer. The job's entry in the queue records the kind of mail and the mail server's status.
 * @returns whether it was accepted
 */
const handOver = async (
  { services, log, record }: Context,
  { id: mailId, kind }: { id: string; kind: string },
  letter: Letter,
): Promise<boolean> => {
  const { mails } = services.metrics
  try {
    await services.mail.send(letter)
    mails.inc({ outcome: 'accepted' })
    return true
  } catch (error) {
    mails.inc({ outcome: outcomeOf(error) })
    if (!(error instanceof RecipientRefused)) throw error
    log.warn({ mailId, kind, reason: error.message }, 'mail refused permanently')
    record({ refused: kind, reason: error.message })
    return false
  }
}

const attached = (logo: ReadLogo | null): Attachment[] =>
  logo ? [{ fileName: 'logo.png', contentType: 'image/png', content: logo.png, cid: LOGO_CID }] : []

/** The mail's data; null when it is deleted, or no longer to be sent. */
const find = async (tx: Tx, mails: readonly AnyMail[], mailId: string) => {
  const waitingMail = await findWaitingMail(tx, mailId)
  if (!waitingMail) return null
  const { kind: name, params } = waitingMail.mail
  const kind = mails.find((each) => each.kind === name)
  if (!kind) throw new Error(`There is no mail of the kind "${name}".`)
  const files = await findAttachedFiles(tx, kind, params)
  // A disabled account gets no mails, not even those written before it was disabled.
  if (!waitingMail.isToDisabled && files) return { ...waitingMail, kind, files }
  dropMail(tx, mailId)
  return null
}

/**
 * Sends a waiting mail and deletes it. No transaction is open meanwhile: the mail server may take ten minutes, and a
 * deletion of the account does not wait for it. Only the job ensures that no other worker sends the mail. A mail
 * whose worker dies after the mail server's acceptance is sent again under the same Message-ID: mailboxes show it
 * once.
 */
const createSending = (mails: readonly AnyMail[]) => {
  const render = createMailRenderer()
  const readLogo = createLogoReader()
  const underWay = new Set<string>()

  const send = async (context: Context, mailId: string): Promise<void> => {
    const { inTx, appId, services, now, log } = context
    const waitingMail = await inTx((tx) => find(tx, mails, mailId))
    if (!waitingMail) return
    const { mail, kind, branding, files, firstName } = waitingMail
    const logo = await readLogo(context, branding && logoOf(branding))
    const { address, ...app } = waitingMail.sender
    const sender = {
      ...app,
      scale: scalesOf(branding?.colour ?? null).day,
      logo: logo && { width: logo.width, height: logo.height },
    }
    const letter = {
      ...(await render(
        kind,
        mail.params,
        { appId, sender, firstName, origin: services.mail.originOf(sender.host) },
        services,
      )),
      messageId: `<${mail.id}@${address.split('@').at(-1)}>`,
      from: { name: oneLine(branding?.senderName ?? app.title), address },
      to: mail.toAddress,
      replyTo: mail.replyTo,
    }
    const note = (tx: Tx, isAccepted: boolean) =>
      kind.recordDelivery?.(tx, mail.params, isAccepted ? null : now)
    const pictures = [...attached(logo), ...(await attachedPicture(kind.picture, app.style))]
    const isAccepted = await withAttachments(services, files, (attachments) =>
      handOver(context, mail, { ...letter, attachments: [...pictures, ...attachments] }),
    ).catch(async (error: unknown) => {
      const isOld = mail.createdAt.getTime() + DAY_MS <= now.getTime()
      // Any other failure is ours, and no sign of a wrong address.
      if (isOld && error instanceof MailNotAccepted) await inTx(async (tx) => note(tx, false)).catch(() => {})
      throw error
    })
    await inTx(async (tx) => {
      await note(tx, isAccepted)
      dropMail(tx, mailId)
    }).catch(() => {
      log.warn({ mailId }, 'the delivery of a mail could not be noted')
      // Otherwise an accepted mail would be sent again.
      return inTx(async (tx) => dropMail(tx, mailId))
    })
  }

  return async (context: Context, mailId: string): Promise<void> => {
    // The queue takes a job away from a silent worker, for example while its database was unreachable.
    if (underWay.has(mailId)) throw new Error('This mail is being sent.')
    underWay.add(mailId)
    try {
      await send(context, mailId)
    } finally {
      underWay.delete(mailId)
    }
  }
}

/**
 * Works on the mails, some at a time. A failure does not stop the others, unless the mail server is unreachable:
 * then each of them would wait for a time-out.
 * @throws the first error, when all are done: the next attempt finds the remaining ones
 */
const sendEach = async (
  mailIds: readonly string[],
  send: (mailId: string) => Promise<void>,
): Promise<void> => {
  const inTurn = createConcurrencyLimit(LANES, MAILS_PER_JOB)
  let away: MailServerAway | undefined
  const sendUnlessAway = async (mailId: string) => {
    if (away) throw away
    await send(mailId).catch((error) => {
      if (error instanceof MailServerAway) away = error
      throw error
    })
  }
  const ends = await Promise.allSettled(mailIds.map((mailId) => inTurn(() => sendUnlessAway(mailId))))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

export const mailJobs = (mails: readonly AnyMail[]): AnyJob[] => {
  const send = createSending(mails)
  return [
    defineLooseJob({
      ...SEND_MAIL,
      retry: THREE_DAYS,
      ownConcurrency: SINGLE_MAILS_AT_ONCE,
      maxSeconds: MAX_SECONDS_OF_MAIL,
      run: (context) => send(context, context.payload.mailId),
    }),
    defineLooseJob({
      ...SEND_MAILS,
      retry: THREE_DAYS,
      ownConcurrency: BURSTS_AT_ONCE,
      maxSeconds: Math.ceil(MAILS_PER_JOB / LANES) * MAX_SECONDS_OF_MAIL,
      run: ({ payload, ...context }) => sendEach(payload.mailIds, (mailId) => send(context, mailId)),
    }),
  ]
}
