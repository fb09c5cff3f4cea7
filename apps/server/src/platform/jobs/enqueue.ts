import { sql } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import type { Job } from './job.ts'

/**
 * Has a job run once this transaction is committed; undone with it. The app is the transaction's own.
 *
 * @param options.startAfter not before then
 * @throws when no app is bound, or the job is not in `composition/jobs.ts`
 */
export const enqueue = async <Payload>(
  tx: Tx,
  job: Pick<Job<Payload>, 'name' | 'payload'>,
  payload: NoInfer<Payload>,
  { startAfter }: { startAfter?: Date } = {},
): Promise<void> => {
  const ids = JSON.stringify(job.payload.parse(payload))
  await tx.execute(
    sql`SELECT jobs.enqueue(${job.name}, ${ids}::jsonb, ${startAfter?.toISOString() ?? null}::timestamptz)`,
  )
}
