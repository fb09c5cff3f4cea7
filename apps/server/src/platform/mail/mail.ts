import type { AppStyle } from '@wohlauf/contract/features'
import type * as z from 'zod/mini'
import type { Tx } from '../database/transaction.ts'
import type { MailLink } from './mail-link.ts'
import type { Part } from './parts.ts'

/** What a mail may say of the app it comes from. */
export type MailApp = {
  title: string
  style: AppStyle
  /** The whole address on the app's own host. */
  urlOf: (link: MailLink) => string
}

export type Mail<Params = unknown> = {
  /** Kept with every mail that waits: a kind that was sent once keeps its name. */
  kind: string
  params: z.ZodMiniType<Params>
  subject: (params: Params, app: MailApp) => string
  /** What a mailbox shows beside the subject. */
  preview: (params: Params, app: MailApp) => string
  body: (params: Params, app: MailApp) => readonly Part[]
  /**
   * The stored files that go with it, asked when it is sent: a waiting mail holds no bytes. None, and the mail is not sent:
   * what it was to bring is gone.
   */
  attachedFileIds?: (params: Params, tx: Tx) => Promise<readonly string[]>
  /** For looking at it without causing it. */
  sample: Params
}

// Methods are compared loosely: a list holds mails of all params.
export type AnyMail = {
  kind: string
  params: z.ZodMiniType
  subject(params: unknown, app: MailApp): string
  preview(params: unknown, app: MailApp): string
  body(params: unknown, app: MailApp): readonly Part[]
  attachedFileIds?(params: unknown, tx: Tx): Promise<readonly string[]>
  sample: unknown
}

/** A kind of mail: its words, and what they are made of. One file each, in `contexts/<context>/mails`. */
export const defineMail = <Params>(mail: Mail<Params>): Mail<Params> => mail
