import type { Config } from '../platform/base/config/config.ts'
import { StartError } from '../platform/base/config/start-error.ts'
import { startMailbox } from '../platform/mail/mailbox/mailbox.ts'
import { MAILS } from './mails.ts'

export type MailServer = { smtpUrl: string; mailboxAddress: string | null; stop: () => Promise<void> }

/** In production mails must reach users: there is no embedded mailbox. */
export const requireMailServer = ({
  environment,
  smtpUrl,
}: Pick<Config, 'environment' | 'smtpUrl'>): void => {
  if (environment === 'production' && !smtpUrl)
    throw new StartError(
      'In production mails need a mail server; set SMTP_URL, for example SMTP_URL=smtps://user:password@mail.example.org:465.',
    )
}

/** The configured mail server; without one, a mailbox on this machine. */
export const openMailServer = async (config: Config): Promise<MailServer> => {
  requireMailServer(config)
  if (config.smtpUrl) return { smtpUrl: config.smtpUrl, mailboxAddress: null, stop: async () => {} }
  const { smtpUrl, address, stop } = await startMailbox(config.dataDir, config.port, MAILS)
  return { smtpUrl, mailboxAddress: address, stop }
}
