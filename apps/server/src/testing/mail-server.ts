import { type MailReceiver, receiveMails } from '../platform/mail/mailbox/receive-mails.ts'
import { openGate } from './gate.ts'
import { parseMail, type ReceivedMail } from './received-mail.ts'

export type TestMails = {
  smtpUrl: string
  /** Every mail that was accepted, oldest first, a second arrival too. */
  all: () => Promise<ReceivedMail[]>
  to: (address: string) => Promise<ReceivedMail[]>
  /** Nobody listens any more, until `comeBack`. */
  goDown: () => Promise<void>
  comeBack: () => Promise<void>
  /** From now on whole mails are neither accepted nor refused, until `comeBack`; resolves when the first one hangs. */
  stallAtData: () => Promise<void>
  /** What hangs is accepted after all, and all that follows. */
  letThrough: () => void
  /** From now on whole mails are answered with 450, "later", until `comeBack`. */
  refuseAtData: () => void
  /** Answers with this SMTP reply ("550 5.1.1 no such user") whenever a mail is for the address; null takes it again. */
  refuseRecipient: (address: string, reply: string | null) => void
  /** From now on the connection is cut when a mail is whole, until `comeBack`; the mail is lost, or kept and nobody told. */
  cutAtData: (isKept: boolean) => void
}

/** A real mail server for one test file. */
export const startMailServer = async () => {
  const messages: Buffer[] = []
  /** What befalls a whole mail instead of being accepted; it throws for what is not. */
  let fault: ((message: Buffer) => Promise<void>) | null = null
  let stalled = Promise.withResolvers<void>()
  stalled.promise.catch(() => {})
  const onMail = async (message: Buffer): Promise<void> => {
    await fault?.(message)
    messages.push(message)
  }
  const refused = new Map<string, string>()
  const listen = (at: number) => receiveMails(at, onMail, (address) => refused.get(address) ?? null)
  let receiver: MailReceiver | null = await listen(0)
  const { port } = receiver
  const gate = await openGate(() => port)
  const goDown = async () => {
    await receiver?.close()
    receiver = null
  }
  const all = () => Promise.all(messages.map(parseMail))

  const mails: TestMails = {
    smtpUrl: `smtp://127.0.0.1:${gate.port}`,
    all,
    to: async (address) => (await all()).filter((mail) => mail.to === address),
    goDown,
    comeBack: async () => {
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
      if (reply === null) refused.delete(address)
      else refused.set(address, reply)
    },
    cutAtData: (isKept) => {
      fault = async (message) => {
        if (isKept) messages.push(message)
        gate.cut()
        throw new Error('nobody is there any more')
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
