import type { AppStyle } from '@wohlauf/contract/features'
import * as z from 'zod/mini'
import type { Part } from './parts.ts'

/**
 * A way into the app. `{token}` in the path becomes the token of `tokenId`: the database keeps only the id, and the token
 * is made from it when the mail is written out.
 */
export const mailLink = z.object({ path: z.string(), tokenId: z.optional(z.uuid()) })

type MailLink = z.output<typeof mailLink>

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
  sample: unknown
}

/** A kind of mail: its words, and what they are made of. One file each, in `contexts/<context>/mails`. */
export const defineMail = <Params>(mail: Mail<Params>): Mail<Params> => mail
