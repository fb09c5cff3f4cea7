import { type Readable, Transform } from 'node:stream'
import nodemailer from 'nodemailer'

export type Attachment = {
  fileName: string
  contentType: string
  content: Readable | Buffer
  /** Shown in the mail's HTML, which names it `cid:…`. */
  cid?: string
}

export type Letter = {
  messageId: string
  from: { name: string; address: string }
  to: string
  replyTo: string | null
  /** The address for unsubscribing with one click; null for mails that do not recur. */
  unsubscribeUrl: string | null
  subject: string
  html: string
  text: string
  attachments: readonly Attachment[]
}

export type SendMail = (letter: Letter) => Promise<void>

/** Why a mail was not sent, without the mail server's text: that contains addresses. */
class MailNotSent extends Error {
  override readonly name: string = 'MailNotSent'
}

/**
 * The mail server does not know the recipient, or refuses all mails for them: a retry does not change that.
 */
export class RecipientRefused extends MailNotSent {
  override readonly name = 'RecipientRefused'
}

/** It did not answer, or refused us as a client: that does not depend on the mail. */
export class MailServerAway extends MailNotSent {
  override readonly name = 'MailServerAway'
}

/** The headers of RFC 8058: the address, and that a POST to it is enough. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

type SmtpError = { code?: string; responseCode?: number; command?: string; response?: string }

/**
 * Only an answer to the recipient's address is about the recipient. 5.7.x (RFC 3463, security or policy) and
 * 554 are about us, a closed relay or a blocked sender: that can be corrected, and until then the mails wait.
 */
const isAboutRecipient = ({ command, responseCode = 0, response = '' }: SmtpError): boolean =>
  command === 'RCPT TO' && [550, 551, 552, 553].includes(responseCode) && !/^\d{3}[ -]5\.7\./.test(response)

const reasonOf = ({ code, responseCode, command }: SmtpError): string => {
  return responseCode
    ? `The mail server answered ${responseCode} to ${command ?? 'a command'}.`
    : `The mail server could not be used: ${code ?? 'unknown reason'}.`
}

/** 421 ends the connection, whatever it answers (RFC 5321). */
const isAboutMail = ({ command = '', responseCode = 421 }: SmtpError): boolean =>
  ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command) && responseCode !== 421

const errorOf = (answer: SmtpError): MailNotSent => {
  const reason = reasonOf(answer)
  if (isAboutRecipient(answer)) return new RecipientRefused(reason)
  return isAboutMail(answer) ? new MailNotSent(reason) : new MailServerAway(reason)
}

/** For two jobs of many mails and two of a single one at a time; mail servers limit the connections of a client. */
const MAX_CONNECTIONS = 10
/** Shorter than mail servers wait, so that they do not close a connection on which a mail is about to be sent. */
const IDLE_MS = 10_000

const CHUNK_BYTES = 65_536

/** Collects a message's many small parts: each would be a system call of its own, half the cost of a mail. */
const inLargeChunks = (): Transform => {
  let parts: Buffer[] = []
  let size = 0
  const take = (): Buffer => {
    const taken = Buffer.concat(parts)
    parts = []
    size = 0
    return taken
  }
  return new Transform({
    transform: (part: Buffer, _encoding, done) => {
      size += part.length
      parts.push(part)
      done(null, size >= CHUNK_BYTES ? take() : undefined)
    },
    flush: (done) => done(null, take()),
  })
}

/** @throws MailNotSent from the returned function; RecipientRefused when a retry is useless */
export const createTransport = (smtpUrl: string | null): SendMail => {
  if (!smtpUrl)
    return () =>
      Promise.reject(
        new MailNotSent(
          'No mail server is configured: set SMTP_URL, or use npm start with its embedded mailbox.',
        ),
      )
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    idleTimeout: IDLE_MS,
    // Only a mail of which nothing was sent yet is moved to another connection by the pool itself.
    maxRequeues: 1,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.use('stream', (mail, done) => {
    mail.message.transform(inLargeChunks)
    done()
  })
  return async ({ replyTo, to, attachments, unsubscribeUrl, ...letter }) => {
    try {
      await transport.sendMail({
        ...letter,
        to: { name: '', address: to },
        attachments: attachments.map(({ fileName, ...attachment }) => ({
          filename: fileName,
          ...attachment,
        })),
        ...(unsubscribeUrl ? { headers: unsubscribeHeaders(unsubscribeUrl) } : {}),
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
      })
    } catch (error) {
      throw errorOf(error as SmtpError)
    }
  }
}
