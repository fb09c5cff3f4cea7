import type { Tx } from '../../platform/database/transaction.ts'
import { dropOwnRequests } from './drop-own-requests.ts'
import { voidLinks } from './mailed-links.ts'

/**
 * Ends every change of password or address that was begun by the account that the transaction acts as: what is asked for and not answered yet, and what was mailed.
 * The sessions have to be ended before, so that nothing more is asked for. A job that is answering a request is waited for
 * at the request, so that its link is there to be ended too.
 *
 * @param kinds of unanswered requests; a caller that holds a link's row leaves out what its job could wait for
 */
export const endPendingChanges = async (
  tx: Tx,
  account: { id: string },
  kinds: ('PASSWORD_RESET' | 'EMAIL_CHANGE')[] = ['PASSWORD_RESET', 'EMAIL_CHANGE'],
): Promise<void> => {
  await dropOwnRequests(tx, kinds)
  await voidLinks(tx, { accountId: account.id }, ['PASSWORD_RESET', 'EMAIL_CHANGE'])
}
