import type { BrandScale } from '@wohlauf/contract/rules/brand-scale'
import type { AppStyle } from '@wohlauf/contract/values/features'
import type * as z from 'zod/mini'
import type { Tx } from '../database/transaction.ts'
import type { MailLink } from './mail-link.ts'
import type { MailPicture } from './mail-picture.ts'
import type { Part } from './parts.ts'

export type MailApp = {
  title: string
  style: AppStyle
  /** The shades of its own colour; if omitted, the style's. */
  scale?: BrandScale | null
  /** Attached under `LOGO_CID`. */
  logo?: { width: number; height: number } | null
  /** The full address on the app's own host. */
  urlOf: (link: MailLink) => string
}

export type Mail<Params = unknown> = {
  /** Stored with every waiting mail: a kind that was once in use keeps its name. */
  kind: string
  params: z.ZodMiniType<Params>
  subject: (params: Params, app: MailApp) => string
  /** The text that a mailbox shows beside the subject. */
  preview: (params: Params, app: MailApp) => string
  body: (params: Params, app: MailApp) => readonly Part[]
  /** Above the heading, attached: nothing is loaded from a remote address. */
  picture?: MailPicture
  /**
   * The stored files to attach, read when the mail is sent. With an empty list it is not sent: its files are
   * deleted.
   */
  attachedFileIds?: (params: Params, tx: Tx) => Promise<readonly string[]>
  /** Only for recurring mails; a POST to the page's path unsubscribes without a login (RFC 8058). */
  unsubscribe?: (params: Params) => MailLink
  /**
   * Records for the person who caused the mail whether it arrives. `since`: when the mail server refused the address, or
   * had not accepted the mail for a day; null once it has accepted it.
   */
  recordDelivery?: (tx: Tx, params: Params, since: Date | null) => Promise<void>
  sample: Params
}

// Methods are checked bivariantly: a list contains mails of all params.
export type AnyMail = {
  kind: string
  params: z.ZodMiniType
  subject(params: unknown, app: MailApp): string
  preview(params: unknown, app: MailApp): string
  body(params: unknown, app: MailApp): readonly Part[]
  picture?: MailPicture
  attachedFileIds?(params: unknown, tx: Tx): Promise<readonly string[]>
  unsubscribe?(params: unknown): MailLink
  recordDelivery?(tx: Tx, params: unknown, since: Date | null): Promise<void>
  sample: unknown
}

/** A kind of mail; one file each, in `contexts/<context>/mails`. */
export const defineMail = <Params>(mail: Mail<Params>): Mail<Params> => mail
