import type { Tx } from '../../platform/database/transaction.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import type { Services } from '../../platform/services.ts'

type ReceiptContext = {
  tx: Tx
  app: { appId: string }
  now: Date
  services: Pick<Services, 'limits'>
}

/**
 * Confirms a message to its sender. Anybody may have given the address, so it gets only a few confirmations an hour; the
 * messages themselves always go to the support, so that nobody can keep the address's owner from writing.
 */
export const confirmReceipt = async (
  { tx, app, now, services }: ReceiptContext,
  mail: Mail<Record<string, never>>,
  { emailAddress, ...owner }: { emailAddress: string; accountId?: string },
): Promise<void> => {
  const wait = await services.limits.take('confirmation-mail-to-address', `${app.appId} ${emailAddress}`, now)
  if (wait === 0) await writeMail(tx, mail, { to: emailAddress, ...owner, params: {} })
}
