import { and, eq, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type AnyJob, defineJob, defineLooseJob, type JobContext } from '../../../platform/jobs/job.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { accountRequest } from '../database/tables.ts'

type RequestContext = Pick<JobContext<unknown>, 'tx' | 'now' | 'services' | 'appId'> & {
  /** The request is one of many by the same person: its mail may wait. */
  isOfMany: boolean
}
type Request = typeof accountRequest.$inferSelect

/** Writes the mail of a request. @param account the one that has the request's address */
export type AnswerRequest = (
  context: RequestContext,
  request: Request,
  account: typeof appUser.$inferSelect | undefined,
) => Promise<void>

type RequestAnswers = Readonly<Record<Request['kind'], AnswerRequest>>

export const ANSWER_ACCOUNT_REQUEST = {
  name: 'answer-account-request',
  payload: z.object({ accountRequestId: z.uuid() }),
}

/** Handles many requests of one person. */
export const ANSWER_ACCOUNT_REQUESTS = {
  name: 'answer-account-requests',
  payload: z.object({ accountRequestIds: z.array(z.uuid()).check(z.minLength(1)) }),
}

/** All earlier requests of the same kind: retries and double clicks get one mail. */
const removeDuplicateRequests = async (
  tx: JobContext<unknown>['tx'],
  id: string,
): Promise<Request | undefined> => {
  const [request] = await tx.select().from(accountRequest).where(eq(accountRequest.id, id))
  if (!request) return
  const { kind, emailAddress, accountId } = request
  const isSame =
    accountId === null ? isNull(accountRequest.accountId) : eq(accountRequest.accountId, accountId)
  const deletedRequests = await tx
    .delete(accountRequest)
    .where(and(eq(accountRequest.kind, kind), eq(accountRequest.emailAddress, emailAddress), isSame))
    .returning()
  return deletedRequests.find((each) => each.id === id)
}

/** Finds the address's account, if any, and writes the appropriate mail; the request is deleted with it. */
const answer = async (
  context: RequestContext,
  accountRequestId: string,
  answers: RequestAnswers,
): Promise<void> => {
  const request = await removeDuplicateRequests(context.tx, accountRequestId)
  if (!request) return
  const [account] = await context.tx
    .select()
    .from(appUser)
    .where(eq(appUser.emailAddress, request.emailAddress))
  await answers[request.kind](context, request, account)
}

/** @param answers of the contexts whose calls make the requests */
export const answerAccountRequestJobs = (answers: RequestAnswers): AnyJob[] => [
  defineJob({
    ...ANSWER_ACCOUNT_REQUEST,
    run: ({ payload, ...context }) =>
      answer({ ...context, isOfMany: false }, payload.accountRequestId, answers),
  }),
  // A separate queue, so that a single request does not wait behind many.
  defineLooseJob({
    ...ANSWER_ACCOUNT_REQUESTS,
    run: async ({ payload, inTx, ...context }) => {
      const errors: unknown[] = []
      for (const id of payload.accountRequestIds)
        await inTx((tx) => answer({ ...context, tx, isOfMany: true }, id, answers)).catch((error) =>
          errors.push(error),
        )
      if (errors.length > 0) throw errors[0]
    },
  }),
]
