import type { Config } from '../config/config.ts'
import { createTransport, type SendMail } from './transport.ts'

/** What operations and jobs use of the post. */
export type MailService = {
  send: SendMail
  /** Of links: `https` in production. */
  scheme: 'http' | 'https'
}

/** @param smtpUrl null: nothing is sent, mails wait for a process that can */
export const createMailService = (
  { environment }: Pick<Config, 'environment'>,
  smtpUrl: string | null,
): MailService => ({
  send: createTransport(smtpUrl),
  scheme: environment === 'production' ? 'https' : 'http',
})
