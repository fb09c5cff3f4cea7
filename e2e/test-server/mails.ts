import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openMailFolder, type StoredMail } from '../../apps/server/src/platform/mail/mailbox/mail-folder.ts'
import { linksOf } from '../../apps/server/src/testing/mail/received-mail.ts'

type Mail = StoredMail & { links: string[] }

export type Mails = {
  /** All mails received for an address, oldest first. */
  to: (address: string) => Promise<Mail[]>
  /**
   * The oldest mail to that address whose subject or text contains the content; waits for it. Each mail is
   * returned once, so that the next call waits for another one.
   * @throws Error with the subjects of the received mails
   */
  next: (address: string, content: string) => Promise<Mail>
}

/** A worker looks for new jobs within seconds; a busy machine takes longer. */
const TIMEOUT_MS = 30_000
const LOOK_AGAIN_MS = 200

const addressOf = (person: string): string => /<([^<>]*)>$/.exec(person)?.[1] ?? person

/** The embedded mailbox of the running product, which stores its mails. */
export const openMails = async (dataDir: string): Promise<Mails> => {
  const folder = await openMailFolder(join(dataDir, 'mailbox'))
  const returnedIds = new Set<string>()

  const to = async (address: string): Promise<Mail[]> => {
    const mails = await folder.list()
    return mails
      .toReversed()
      .filter((mail) => addressOf(mail.to) === address)
      .map((mail) => ({ ...mail, links: linksOf(mail.html) }))
  }

  const next = async (address: string, content: string): Promise<Mail> => {
    const end = Date.now() + TIMEOUT_MS
    while (Date.now() < end) {
      const mail = (await to(address)).find(
        ({ id, subject, text }) => !returnedIds.has(id) && `${subject}\n${text}`.includes(content),
      )
      if (mail) {
        returnedIds.add(mail.id)
        return mail
      }
      await setTimeout(LOOK_AGAIN_MS)
    }
    const came = (await to(address)).map(({ subject }) => subject)
    throw new Error(`no further mail with "${content}" came to ${address}, but: ${came.join('; ') || 'none'}`)
  }

  return { to, next }
}
