import type { AnyMail } from '../platform/mail/mail.ts'
import { findInContexts, hasMembers } from './find-in-contexts.ts'

const isMail = (value: unknown): value is AnyMail => hasMembers(value, 'kind', 'subject', 'body')

/** Every kind of mail, from `contexts/<context>/mails`. */
export const MAILS: readonly AnyMail[] = (await findInContexts('mails', isMail)).flatMap(
  ({ values }) => values,
)
