import { type MailReceiver, receiveMails } from '../platform/mail/mailbox/receive-mails.ts'
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
}

/** A real mail server for one test file. */
export const startMailServer = async () => {
  const messages: Buffer[] = []
  let stalling: { onFirst: () => void; untilGiven: Promise<never> } | null = null
  let giveUp = () => {}
  const onMail = async (message: Buffer): Promise<void> => {
    if (stalling) {
      stalling.onFirst()
      await stalling.untilGiven
    }
    messages.push(message)
  }
  let receiver: MailReceiver | null = await receiveMails(0, onMail)
  const { port } = receiver
  const goDown = async () => {
    await receiver?.close()
    receiver = null
  }
  const all = () => Promise.all(messages.map(parseMail))

  const mails: TestMails = {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    all,
    to: async (address) => (await all()).filter((mail) => mail.to === address),
    goDown,
    comeBack: async () => {
      giveUp()
      stalling = null
      receiver ??= await receiveMails(port, onMail)
    },
    stallAtData: () =>
      new Promise<void>((resolve) => {
        const untilGiven = new Promise<never>((_, reject) => {
          giveUp = () => reject(new Error('stalled'))
        })
        untilGiven.catch(() => {})
        stalling = { onFirst: resolve, untilGiven }
      }),
  }
  return { mails, stop: goDown }
}
