import { Readable, Transform } from 'node:stream'
import nodemailer from 'nodemailer'
import { BURSTS_AT_ONCE, LANES, SINGLE_MAILS_AT_ONCE } from './send-mail-job.ts'

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

/** The mail server refuses the recipient for good: a retry does not change that. */
export class RecipientRefused extends MailNotSent {
  override readonly name = 'RecipientRefused'
}

/** The recipient's server answered, and does not accept the mail: not now, as by greylisting, or not from us. */
export class MailNotAccepted extends MailNotSent {
  override readonly name = 'MailNotAccepted'
}

/** The server did not answer, or refused us as a client: that does not depend on the mail. */
export class MailServerAway extends MailNotSent {
  override readonly name = 'MailServerAway'
}

/** The headers of RFC 8058: the address, and that a POST to it is enough. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

type SmtpError = {
  code?: string
  responseCode?: number
  command?: string
  response?: string
  message?: string
}

/** The subjects of an enhanced status (RFC 3463): addressing except for the sender's address, mailbox, and routing to its domain. */
const STATUS_OF_RECIPIENT = /^5\.(?:1\.(?![78]\b)|[24]\.)/

/**
 * Whether a mail is permanently refused because of its recipient: by the enhanced status where there is one, else by
 * the codes that are answers to an address (501: its syntax; 556: its domain accepts no mail). 5.7.x, 5.3.x and a
 * bare 554 are about us, a closed relay or a blocked sender: until that is corrected, the mails wait.
 */
const isAboutRecipient = ({
  code,
  command = '',
  responseCode = 0,
  response = '',
  message = '',
}: SmtpError): boolean => {
  // Our own client does not send to it; it uses the same code to refuse a sender.
  if (code === 'EENVELOPE' && command === 'API') return /recipient/i.test(message)
  if (!['RCPT TO', 'DATA'].includes(command) || responseCode < 500) return false
  const status = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})/.exec(response)?.[1]
  if (status && !status.startsWith('5.0.') && !status.startsWith('5.5.'))
    return STATUS_OF_RECIPIENT.test(status)
  return command === 'RCPT TO' && [501, 550, 551, 552, 553, 556].includes(responseCode)
}

const reasonOf = ({ code, responseCode, command }: SmtpError): string => {
  return responseCode
    ? `The mail server answered ${responseCode} to ${command ?? 'a command'}.`
    : `The mail server could not be used: ${code ?? 'unknown reason'}.`
}

/** 421 ends the connection, in answer to any command (RFC 5321). */
const isAboutMail = ({ command = '', responseCode = 421 }: SmtpError): boolean =>
  ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command) && responseCode !== 421

const errorOf = (answer: SmtpError): MailNotSent => {
  const reason = reasonOf(answer)
  if (isAboutRecipient(answer)) return new RecipientRefused(reason)
  if (!isAboutMail(answer)) return new MailServerAway(reason)
  return answer.command === 'MAIL FROM' ? new MailNotSent(reason) : new MailNotAccepted(reason)
}

/**
 * Enough for all mails that a worker sends concurrently: none waits for a connection. Servers limit the connections
 * of a client.
 */
const MAX_CONNECTIONS = SINGLE_MAILS_AT_ONCE + BURSTS_AT_ONCE * LANES
/** Shorter than mail servers wait, so that they do not close a connection on which a mail is about to go. */
const IDLE_MS = 10_000

/**
 * The wait for progress of a message: all commands before it, or its next bytes. Nothing of it was accepted by then.
 */
const PROGRESS_MS = 60_000
/** Mail servers check a message first; a client that does not wait would send it again (RFC 5321, 4.5.3.2.6). */
export const ACCEPTANCE_MS = 600_000

/** Gives up a mail without progress. The connection is closed; the others continue. */
const watchMail = () => {
  const controller = new AbortController()
  const giveUp = () => controller.abort()
  let timer: NodeJS.Timeout | null = setTimeout(giveUp, PROGRESS_MS)
  const wait = (ms: number) => {
    if (!timer) return
    clearTimeout(timer)
    timer = setTimeout(giveUp, ms)
  }
  return {
    signal: controller.signal,
    hasMoved: () => wait(PROGRESS_MS),
    isSent: () => wait(ACCEPTANCE_MS),
    end: () => {
      if (timer) clearTimeout(timer)
      timer = null
    },
  }
}

type Watch = ReturnType<typeof watchMail>

const watched = (message: Readable, { hasMoved, isSent }: Watch): Readable => {
  const chunks = async function* () {
    for await (const chunk of message) {
      yield chunk
      hasMoved()
    }
  }
  return Readable.from(chunks()).once('end', isSent)
}

const CHUNK_BYTES = 65_536

/** Collects a message's many small parts: each would need a system call of its own, half the cost of a mail. */
const inLargeChunks = (): Transform => {
  let parts: Buffer[] = []
  let size = 0
  const take = (): Buffer => {
    const chunk = Buffer.concat(parts)
    parts = []
    size = 0
    return chunk
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
    // The pool itself moves only mails of which nothing was sent yet to another connection.
    maxRequeues: 1,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    // Longer than every wait of a watch.
    socketTimeout: 2 * ACCEPTANCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const watches = new WeakMap<AbortSignal, Watch>()
  transport.use('stream', (mail, done) => {
    mail.message.transform(inLargeChunks)
    const watch = mail.data.signal && watches.get(mail.data.signal)
    if (watch) mail.message.processFunc((message) => watched(message, watch))
    done()
  })
  return async ({ replyTo, to, attachments, unsubscribeUrl, ...letter }) => {
    const watch = watchMail()
    watches.set(watch.signal, watch)
    try {
      await transport.sendMail({
        ...letter,
        signal: watch.signal,
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
    } finally {
      watch.end()
    }
  }
}
