import type { AnyMail } from '../platform/mail/mail.ts'
import { findInContexts, hasMembers } from './find-in-contexts.ts'

const isMail = (value: unknown): value is AnyMail => hasMembers(value, 'kind', 'subject', 'body')

export const MAILS: readonly AnyMail[] = (await findInContexts('mails', isMail)).flatMap(
  ({ values }) => values,
)
