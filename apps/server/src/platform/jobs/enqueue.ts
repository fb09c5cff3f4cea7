import { sql } from 'drizzle-orm'
import { schemas } from '../database/function-schemas.ts'
import type { Tx } from '../database/transaction.ts'
import type { Job } from './job.ts'

type EnqueueOptions = {
  startAfter?: Date
  /** Ignores a second job, or one of `orAs`, of this app, key and time slot. The key contains no personal data. */
  once?: { key: string; seconds: number; orAs?: string }
}

/**
 * Enqueues a job to run once this transaction is committed; rolled back with it.
 * @returns whether it was enqueued: only one with `once` may exist already
 * @throws when no app is bound, or the job is not in `composition/jobs.ts`
 */
export const enqueue = async <Payload>(
  tx: Tx,
  job: Pick<Job<Payload>, 'name' | 'payload'>,
  payload: NoInfer<Payload>,
  { startAfter, once }: EnqueueOptions = {},
): Promise<boolean> => {
  const ids = JSON.stringify(job.payload.parse(payload))
  const { rows } = await tx.execute<{ id: string | null }>(
    sql`SELECT ${schemas.jobs}.enqueue(${job.name}, ${ids}::jsonb, ${startAfter?.toISOString() ?? null}::timestamptz,
      ${once?.key ?? null}, ${once?.seconds ?? null}::integer, ${once?.orAs ?? null}) AS id`,
  )
  return rows[0]?.id != null
}

/** {@link enqueue} for many payloads in one statement. */
export const enqueueEach = async <Payload>(
  tx: Tx,
  job: Pick<Job<Payload>, 'name' | 'payload'>,
  payloads: readonly NoInfer<Payload>[],
): Promise<void> => {
  if (payloads.length === 0) return
  const ids = JSON.stringify(payloads.map((payload) => job.payload.parse(payload)))
  await tx.execute(
    sql`SELECT ${schemas.jobs}.enqueue(${job.name}, payload, NULL, NULL, NULL) FROM jsonb_array_elements(${ids}::jsonb) payload`,
  )
}

/** {@link enqueue} for work across tenants, which names the app. */
export const enqueueFor = async <Payload>(
  tx: Tx,
  appId: string,
  job: Pick<Job<Payload>, 'name' | 'payload'>,
  payload: NoInfer<Payload>,
): Promise<void> => {
  const ids = JSON.stringify(job.payload.parse(payload))
  await tx.execute(sql`SELECT ${schemas.jobs}.enqueue_for(${appId}, ${job.name}, ${ids}::jsonb)`)
}
