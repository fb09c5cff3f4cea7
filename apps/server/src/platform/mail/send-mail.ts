import { and, eq } from 'drizzle-orm'
import { defineJob, type Job, type JobContext } from '../jobs/job.ts'
import { app } from '../tenancy/tables.ts'
import { withAttachments } from './attachments.ts'
import type { AnyMail, MailApp } from './mail.ts'
import { renderMail } from './render-mail.ts'
import { SEND_MAIL } from './send-mail-job.ts'
import { mail } from './tables.ts'
import { type Letter, RecipientRefused } from './transport.ts'

type Context = JobContext<{ mailId: string }>

/** About three days: ten tries within the first hour or so, then one an hour. */
const THREE_DAYS = { limit: 80, firstSeconds: 10, longestSeconds: 3600 }

/** The mail, locked against other workers until this transaction ends; null when it is gone. */
const takeMail = async ({ tx, appId, payload }: Context) => {
  const isMail = and(eq(mail.appId, appId), eq(mail.id, payload.mailId))
  const [taken] = await tx.select().from(mail).where(isMail).for('update', { skipLocked: true })
  if (taken) return taken
  const [other] = await tx.select({ id: mail.id }).from(mail).where(isMail)
  if (other) throw new Error('Another worker is sending this mail.')
  return null
}

const appOf = async ({ tx, appId, services }: Context) => {
  const [found] = await tx.select().from(app).where(eq(app.appId, appId))
  if (!found) throw new Error('The app of this mail no longer exists.')
  const urlOf: MailApp['urlOf'] = ({ path, tokenId }) => {
    const token = tokenId === undefined ? '' : services.linkToken(appId, tokenId)
    return new URL(path.replaceAll('{token}', token), `${services.mail.scheme}://${found.host}`).href
  }
  return { title: found.title, style: found.style, urlOf, sender: found.senderEmailAddress }
}

const unsubscribeUrlOf = (kind: AnyMail, params: unknown, { urlOf }: Pick<MailApp, 'urlOf'>) =>
  kind.unsubscribe ? urlOf(kind.unsubscribe(kind.params.parse(params))) : null

/**
 * Sends a message. One whose recipient is permanently refused counts as done: its address must not be kept.
 */
const handOver = async ({ services, log, payload }: Context, letter: Letter): Promise<void> => {
  try {
    await services.mail.send(letter)
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error
    log.warn({ mailId: payload.mailId, reason: error.message }, 'mail refused permanently')
  }
}

/**
 * Sends a waiting mail and deletes it. If a worker dies between the mail server's acceptance and the commit,
 * the mail is sent again under the same Message-ID: mailboxes show it once.
 *
 * @param mails all kinds
 */
export const sendMail = (mails: readonly AnyMail[]): Job<{ mailId: string }> =>
  defineJob({
    ...SEND_MAIL,
    retry: THREE_DAYS,
    run: async (context) => {
      const { tx, appId } = context
      const waiting = await takeMail(context)
      if (!waiting) return
      const kind = mails.find((each) => each.kind === waiting.kind)
      if (!kind) throw new Error(`There is no mail of the kind "${waiting.kind}".`)
      const from = await appOf(context)
      const letter = {
        ...(await renderMail(kind, waiting.params, from)),
        messageId: `<${waiting.id}@${from.sender.split('@').at(-1)}>`,
        from: { name: from.title, address: from.sender },
        to: waiting.toAddress,
        replyTo: waiting.replyTo,
        unsubscribeUrl: unsubscribeUrlOf(kind, waiting.params, from),
      }
      await withAttachments(context, kind, waiting.params, (attachments) =>
        handOver(context, { ...letter, attachments }),
      )
      await tx.delete(mail).where(and(eq(mail.appId, appId), eq(mail.id, waiting.id)))
    },
  })
