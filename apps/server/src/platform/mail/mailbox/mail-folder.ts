import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Attachment } from 'postal-mime'

export type StoredMail = {
  /** The file's name without the extension; sorts by arrival. */
  id: string
  arrivedAt: Date
  from: string
  to: string
  replyTo: string
  subject: string
  text: string
  html: string
  /** The address that a mail program's own button calls (RFC 8058); empty without one. */
  unsubscribeUrl: string
  attachments: string[]
}

export type MailFolder = {
  add: (message: Buffer) => Promise<void>
  /** Newest first. */
  list: () => Promise<StoredMail[]>
  find: (id: string) => Promise<StoredMail | null>
}

const MAX_MAILS = 500
const NAME = /^(\d{15})-([0-9a-f]{24})\.eml$/

const personOf = (person: { name?: string | undefined; address?: string | undefined } | undefined): string =>
  person?.name ? `${person.name} <${person.address}>` : (person?.address ?? '')

/** Pictures that are shown in the HTML; their names come with brackets. */
const cidOf = ({ contentId }: Attachment): string => (contentId ?? '').replace(/^<(.*)>$/, '$1')

/** Inlines the pictures in the HTML, which is shown as a page of its own. */
const withPictures = (html: string, attachments: readonly Attachment[]): string =>
  attachments.reduce((result, attachment) => {
    const cid = cidOf(attachment)
    if (cid === '') return result
    const bytes = Buffer.from(attachment.content as ArrayBuffer).toString('base64')
    return result.replaceAll(`cid:${cid}`, `data:${attachment.mimeType};base64,${bytes}`)
  }, html)

const parseMail = async (id: string, message: Buffer): Promise<StoredMail> => {
  const { from, to, replyTo, subject, text, html, headers, attachments } = await PostalMime.parse(message)
  return {
    id,
    arrivedAt: new Date(Number(id.slice(0, 15))),
    from: personOf(from),
    to: (to ?? []).map(personOf).join(', '),
    replyTo: personOf(replyTo?.[0]),
    subject: subject ?? '',
    text: text ?? '',
    html: withPictures(html ?? '', attachments),
    unsubscribeUrl:
      /^<(.+)>$/.exec(headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '')?.[1] ?? '',
    attachments: attachments
      .filter((attachment) => cidOf(attachment) === '')
      .map(({ filename }) => filename ?? '(ohne Namen)'),
  }
}

/** Mails as `.eml` files, the newest five hundred. A mail that arrives again replaces the one of its Message-ID. */
export const openMailFolder = async (folder: string): Promise<MailFolder> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const parsed = new Map<string, StoredMail>()
  const names = async () => (await readdir(folder)).filter((name) => NAME.test(name)).sort()
  const remove = (name: string) => rm(join(folder, name), { force: true })
  // One after the other, so that two deliveries of one mail cannot overtake each other.
  let last: Promise<unknown> = Promise.resolve()

  const keep = async (message: Buffer): Promise<void> => {
    const { messageId } = await PostalMime.parse(message)
    const key = createHash('sha256')
      .update(messageId || message)
      .digest('hex')
      .slice(0, 24)
    const before = await names()
    // Several mails may arrive within one tick of the clock; their order is kept.
    const newest = Number(before.at(-1)?.slice(0, 15) ?? 0)
    const name = `${String(Math.max(Date.now(), newest + 1)).padStart(15, '0')}-${key}.eml`
    const draft = join(folder, 'draft')
    await writeFile(draft, message, { mode: 0o600 })
    await rename(draft, join(folder, name))
    const same = before.filter((other) => other !== name && other.includes(key))
    const tooMany = before.slice(0, Math.max(0, before.length + 1 - MAX_MAILS))
    await Promise.all([...same, ...tooMany].map(remove))
  }

  const find = async (id: string): Promise<StoredMail | null> => {
    if (!NAME.test(`${id}.eml`)) return null
    const message = await readFile(join(folder, `${id}.eml`)).catch(() => null)
    if (!message) return null
    const mail = parsed.get(id) ?? (await parseMail(id, message))
    parsed.set(id, mail)
    return mail
  }

  return {
    add: (message) => {
      const addition = last.then(() => keep(message))
      last = addition.catch(() => {})
      return addition
    },
    find,
    list: async () => {
      const ids = (await names()).toReversed().map((name) => name.slice(0, -4))
      return (await Promise.all(ids.map(find))).filter((mail) => mail !== null)
    },
  }
}
