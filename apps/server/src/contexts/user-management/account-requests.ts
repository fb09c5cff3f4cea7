import { randomUUID } from 'node:crypto'
import type { Tx } from '../../platform/database/transaction.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { answerAccountRequest } from './jobs/answer-account-request.ts'
import { accountRequest } from './tables.ts'

/**
 * Stores a request for an address that may or may not be known: the same two statements in both cases. A job
 * finds out and writes the mail.
 */
export const takeAccountRequest = async (
  tx: Tx,
  request: Pick<typeof accountRequest.$inferInsert, 'kind' | 'emailAddress' | 'accountId'>,
  now: Date,
): Promise<void> => {
  const id = randomUUID()
  await Promise.all([
    tx.insert(accountRequest).values({ ...request, id, createdAt: now }),
    enqueue(tx, answerAccountRequest, { accountRequestId: id }),
  ])
}
