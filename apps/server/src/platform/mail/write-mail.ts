import type { Tx } from '../database/transaction.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { Mail } from './mail.ts'
import { SEND_MAIL } from './send-mail-job.ts'
import { mail as mailTable } from './tables.ts'

/**
 * Has a mail sent once this transaction is committed; undone with it. The params must not hold a token: a link carries
 * its id (`mailLink`).
 *
 * @param letter.accountId whose account it is about: the waiting mail goes when the account goes
 */
export const writeMail = async <Params>(
  tx: Tx,
  mail: Mail<Params>,
  letter: { to: string; accountId?: string; replyTo?: string; params: NoInfer<Params> },
): Promise<void> => {
  const [written] = await tx
    .insert(mailTable)
    .values({
      kind: mail.kind,
      toAddress: letter.to,
      accountId: letter.accountId ?? null,
      replyTo: letter.replyTo ?? null,
      params: mail.params.parse(letter.params) as Record<string, unknown>,
    })
    .returning({ mailId: mailTable.id })
  if (written) await enqueue(tx, SEND_MAIL, written)
}
