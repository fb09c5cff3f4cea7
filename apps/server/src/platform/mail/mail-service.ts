import type { Config } from '../config/config.ts'
import { createTransport, type SendMail } from './transport.ts'

/** The mail functions that operations and jobs use. */
export type MailService = {
  send: SendMail
  /** The scheme of links: `https` in production. */
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
