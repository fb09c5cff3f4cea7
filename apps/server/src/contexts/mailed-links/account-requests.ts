import { randomUUID } from 'node:crypto'
import { inParts } from '../../platform/base/in-parts.ts'
import { insertMany } from '../../platform/database/insert-many.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { enqueue, enqueueEach } from '../../platform/jobs/enqueue.ts'
import { accountRequest } from './database/tables.ts'
import { ANSWER_ACCOUNT_REQUEST, ANSWER_ACCOUNT_REQUESTS } from './jobs/answer-account-request.ts'

/** Sends the same two statements for known and unknown addresses. A job finds out and writes the mail. */
export const storeAccountRequest = async (
  tx: Tx,
  request: Pick<typeof accountRequest.$inferInsert, 'kind' | 'emailAddress' | 'accountId'>,
  now: Date,
): Promise<void> => {
  const id = randomUUID()
  await Promise.all([
    tx.insert(accountRequest).values({ ...request, id, createdAt: now }),
    enqueue(tx, ANSWER_ACCOUNT_REQUEST, { accountRequestId: id }),
  ])
}

/** The maximum number of requests per job. */
const REQUESTS_PER_JOB = 50

/** Stores many addresses that one person has entered: their mails must not delay those that a person waits for. */
export const storeRegistrationRequests = async (
  tx: Tx,
  emailAddresses: readonly string[],
  now: Date,
): Promise<void> => {
  if (emailAddresses.length === 0) return
  const rows = emailAddresses.map((emailAddress) => ({
    id: randomUUID(),
    kind: 'REGISTRATION' as const,
    emailAddress,
    createdAt: now,
  }))
  await tx.execute(insertMany(accountRequest, rows))
  const ids = rows.map(({ id }) => id)
  await enqueueEach(
    tx,
    ANSWER_ACCOUNT_REQUESTS,
    inParts(ids, REQUESTS_PER_JOB).map((accountRequestIds) => ({ accountRequestIds })),
  )
}
