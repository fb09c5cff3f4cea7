import { scaleOf } from '../branding/scale-of.ts'
import { logoOf } from '../branding/stored-logo.ts'
import { type AnyJob, defineJob, defineLooseJob, type JobContext } from '../jobs/job.ts'
import { createTurns } from '../turns.ts'
import { withAttachments } from './attachments.ts'
import type { AnyMail } from './mail.ts'
import { LOGO_CID } from './mail-head.ts'
import { createMailRenderer } from './mail-renderer.ts'
import { createLogoReader, type ReadLogo } from './read-logo.ts'
import { MAILS_PER_JOB, SEND_MAIL, SEND_MAILS } from './send-mail-job.ts'
import { dropMail, takeMail } from './take-mail.ts'
import { type Attachment, type Letter, MailServerAway, RecipientRefused } from './transport.ts'

type Context = Omit<JobContext<unknown>, 'payload' | 'now'>

/** About three days: ten tries within the first hour or so, then one an hour. */
const THREE_DAYS = { limit: 80, firstSeconds: 10, longestSeconds: 3600 }

/** Concurrent mails of one job of many; each occupies a connection of the worker's pool. */
export const LANES = 4

/**
 * Sends a message. One whose recipient is permanently refused counts as done: its address must not be kept.
 */
const handOver = async ({ services, log }: Context, mailId: string, letter: Letter): Promise<void> => {
  try {
    await services.mail.send(letter)
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error
    log.warn({ mailId, reason: error.message }, 'mail refused permanently')
  }
}

const attached = (logo: ReadLogo | null): Attachment[] =>
  logo ? [{ fileName: 'logo.png', contentType: 'image/png', content: logo.png, cid: LOGO_CID }] : []

/**
 * Sends a waiting mail and deletes it. If a worker dies between the mail server's acceptance and the commit,
 * the mail is sent again under the same Message-ID: mailboxes show it once.
 */
const createSending = (mails: readonly AnyMail[]) => {
  const render = createMailRenderer()
  const readLogo = createLogoReader()
  return async (context: Context, mailId: string): Promise<void> => {
    const { tx, appId, services } = context
    const taken = await takeMail(tx, mailId)
    if (!taken) return
    // A disabled account gets no mails, also those written before it was disabled.
    if (taken.isToDisabled) return dropMail(tx, mailId)
    const { mail, branding } = taken
    const kind = mails.find((each) => each.kind === mail.kind)
    if (!kind) throw new Error(`There is no mail of the kind "${mail.kind}".`)
    const logo = await readLogo(context, branding && logoOf(branding))
    const { address, ...app } = taken.sender
    const sender = {
      ...app,
      scale: scaleOf(branding?.colour ?? null),
      logo: logo && { width: logo.width, height: logo.height },
    }
    const letter = {
      ...(await render(kind, mail.params, { appId, sender, scheme: services.mail.scheme }, services)),
      messageId: `<${mail.id}@${address.split('@').at(-1)}>`,
      from: { name: branding?.senderName ?? app.title, address },
      to: mail.toAddress,
      replyTo: mail.replyTo,
    }
    await withAttachments(context, kind, mail.params, (attachments) =>
      handOver(context, mailId, { ...letter, attachments: [...attached(logo), ...attachments] }),
    )
    dropMail(tx, mailId)
  }
}

/**
 * Works on each of the mails, some at a time; a mail that fails does not stop the others, unless the mail server is away: then
 * each of them would wait for a time-out.
 *
 * @throws the first error, when all are done: the next try finds those that are left
 */
const sendEach = async (
  mailIds: readonly string[],
  send: (mailId: string) => Promise<void>,
): Promise<void> => {
  const inTurn = createTurns(LANES, MAILS_PER_JOB)
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

/**
 * The two jobs that send mails: one mail, and many.
 * @param mails all kinds
 */
export const mailJobs = (mails: readonly AnyMail[]): AnyJob[] => {
  const send = createSending(mails)
  return [
    defineJob({
      ...SEND_MAIL,
      retry: THREE_DAYS,
      run: (context) => send(context, context.payload.mailId),
    }),
    defineLooseJob({
      ...SEND_MAILS,
      retry: THREE_DAYS,
      precedence: 'gives-way',
      run: ({ inTx, payload, ...context }) =>
        sendEach(payload.mailIds, (mailId) => inTx((tx) => send({ ...context, tx }, mailId))),
    }),
  ]
}
