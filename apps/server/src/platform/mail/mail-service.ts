import type { Config } from '../base/config/config.ts'
import { createTransport, type SendMail } from './transport.ts'

declare module '../base/services.ts' {
  interface Services {
    mail: MailService
  }
}

export type MailService = {
  send: SendMail
  /** Uses `https` in production. */
  originOf: (host: string) => string
}

/** @param smtpUrl null: nothing is sent, mails wait for a process that can */
export const createMailService = (
  { environment }: Pick<Config, 'environment'>,
  smtpUrl: string | null,
): MailService => ({
  send: createTransport(smtpUrl),
  originOf: (host) => `${environment === 'production' ? 'https' : 'http'}://${host}`,
})
