import type { Tx } from '../../platform/database/transaction.ts'
import { dropOwnRequests } from './drop-own-requests.ts'
import { voidLinks } from './mailed-links.ts'

/**
 * Ends the account's unanswered requests and mailed links. The sessions have to be ended before, so that no
 * further request is made. Waits for the row of a request that a job is answering, so that the job's link is
 * ended too.
 * @param kinds of unanswered requests; a caller that has locked a link's row omits those whose job could wait
 * for it
 */
export const endPendingChanges = async (
  tx: Tx,
  account: { id: string },
  kinds: ('PASSWORD_RESET' | 'EMAIL_CHANGE')[] = ['PASSWORD_RESET', 'EMAIL_CHANGE'],
): Promise<void> => {
  await dropOwnRequests(tx, kinds)
  await voidLinks(tx, { accountId: account.id }, ['PASSWORD_RESET', 'EMAIL_CHANGE'])
}
