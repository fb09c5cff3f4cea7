import { type MailReceiver, receiveMails } from '../../platform/mail/mailbox/receive-mails.ts'
import { openGate } from '../gate.ts'
import { parseMail, type ReceivedMail } from './received-mail.ts'

export type TestMails = {
  smtpUrl: string
  /** Every accepted mail, oldest first, repeated deliveries included. */
  all: () => Promise<ReceivedMail[]>
  to: (address: string) => Promise<ReceivedMail[]>
  /** Closes the port, until `recover`. */
  goDown: () => Promise<void>
  recover: () => Promise<void>
  /**
   * From then on complete mails are neither accepted nor refused, until `recover`; resolves when the first one
   * hangs.
   */
  stallAtData: () => Promise<void>
  /** Accepts the hanging mails and all that follow. */
  letThrough: () => void
  /** From then on complete mails are answered with 450, "later", until `recover`. */
  refuseAtData: () => void
  /** Answers mails to the address with this SMTP reply ("550 5.1.1 no such user"); null removes it. */
  refuseRecipient: (address: string, reply: string | null) => void
  /**
   * From then on the connection is cut when a mail is complete, until `recover`; the mail is lost, or stored
   * without an answer.
   */
  cutAtData: (isKept: boolean) => void
}

/** A real mail server for one test file. */
export const startMailServer = async () => {
  const messages: Buffer[] = []
  /** How a complete mail is handled instead of being accepted; throws for a refused one. */
  let fault: ((message: Buffer) => Promise<void>) | null = null
  let stalled = Promise.withResolvers<void>()
  stalled.promise.catch(() => {})
  const onMail = async (message: Buffer): Promise<void> => {
    await fault?.(message)
    messages.push(message)
  }
  const refusals = new Map<string, string>()
  const listen = (at: number) => receiveMails(at, onMail, (address) => refusals.get(address) ?? null)
  let receiver: MailReceiver | null = await listen(0)
  const { port } = receiver
  const gate = await openGate(() => port)
  const goDown = async () => {
    await receiver?.close()
    receiver = null
  }
  // Each mail is parsed once: a test may read its mails repeatedly.
  const parsed = new Map<Buffer, Promise<ReceivedMail>>()
  const parse = (message: Buffer): Promise<ReceivedMail> => {
    const mail = parsed.get(message) ?? parseMail(message)
    parsed.set(message, mail)
    return mail
  }
  const all = () => Promise.all(messages.map(parse))

  const mails: TestMails = {
    smtpUrl: `smtp://127.0.0.1:${gate.port}`,
    all,
    to: async (address) => (await all()).filter((mail) => mail.to === address),
    goDown,
    recover: async () => {
      stalled.reject(new Error('stalled'))
      fault = null
      receiver ??= await listen(port)
    },
    stallAtData: () =>
      new Promise<void>((resolve) => {
        stalled = Promise.withResolvers()
        stalled.promise.catch(() => {})
        fault = () => {
          resolve()
          return stalled.promise
        }
      }),
    letThrough: () => {
      stalled.resolve()
      fault = null
    },
    refuseAtData: () => {
      fault = () => Promise.reject(new Error('come back later'))
    },
    refuseRecipient: (address, reply) => {
      if (reply === null) refusals.delete(address)
      else refusals.set(address, reply)
    },
    cutAtData: (isKept) => {
      fault = async (message) => {
        if (isKept) messages.push(message)
        gate.cut()
        throw new Error('the mail server is not listening any more')
      }
    },
  }
  return {
    mails,
    stop: async () => {
      await gate.close()
      await goDown()
    },
  }
}
