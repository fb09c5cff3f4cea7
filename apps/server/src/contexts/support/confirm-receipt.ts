import type { LimitInHandler } from '@wohlauf/contract/rate-limits'
import type { Tx } from '../../platform/database/transaction.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'

type ReceiptContext = { tx: Tx; takeLimit: (name: LimitInHandler, emailAddress: string) => Promise<number> }

/**
 * The address is not verified, so it gets only a few confirmations an hour; the messages always go to the support,
 * so that nobody can keep the address's owner from writing.
 */
export const confirmReceipt = async (
  { tx, takeLimit }: ReceiptContext,
  mail: Mail<Record<string, never>>,
  { emailAddress, ...owner }: { emailAddress: string; accountId?: string },
): Promise<void> => {
  const wait = await takeLimit('confirmation-mail-to-address', emailAddress)
  if (wait === 0) await writeMail(tx, mail, { to: emailAddress, ...owner, params: {} })
}
