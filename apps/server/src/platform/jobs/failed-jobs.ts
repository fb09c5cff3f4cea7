import { sql } from 'drizzle-orm'
import { schemas } from '../database/function-schemas.ts'
import type { Tx } from '../database/transaction.ts'

export type FailedJob = { id: string; name: string; appId: string | null; at: Date | null; error: string }

export type RefusedMail = { id: string; appId: string; at: Date; kind: string; reason: string }

/** The first entries, and the total number. */
type Newest<Entry> = { entries: Entry[]; count: number }

type FailedRow = {
  id: string
  name: string
  of_app_id: string | null
  at: string | null
  error: string
  jobs: string
}

type RefusedRow = {
  id: string
  of_app_id: string
  at: string
  kind: string
  reason: string
  mails: string
}

/**
 * Lists failed jobs, newest first. For a transaction across tenants.
 * @param most null for all
 */
export const failedJobs = async (tx: Tx, most: number | null): Promise<Newest<FailedJob>> => {
  const { rows } = await tx.execute<FailedRow>(
    sql`SELECT * FROM ${schemas.jobs}.failed_jobs(${most}::integer)`,
  )
  return {
    entries: rows.map(({ id, name, of_app_id: appId, at, error }) => ({
      id,
      name,
      appId,
      at: at === null ? null : new Date(at),
      error,
    })),
    count: Number(rows[0]?.jobs ?? 0),
  }
}

/** Mails that were given up because the mail server refuses their recipient; otherwise as {@link failedJobs}. */
export const refusedMails = async (tx: Tx, most: number | null): Promise<Newest<RefusedMail>> => {
  const { rows } = await tx.execute<RefusedRow>(
    sql`SELECT * FROM ${schemas.jobs}.refused_mails(${most}::integer)`,
  )
  return {
    entries: rows.map(({ id, of_app_id: appId, at, kind, reason }) => ({
      id,
      appId,
      at: new Date(at),
      kind,
      reason,
    })),
    count: Number(rows[0]?.mails ?? 0),
  }
}

/**
 * Makes a failed job run once more, when the transaction across tenants is committed.
 * @returns whether it does, and the job's app; not for one that has not failed, or was retried already. Null without
 * such a job
 */
export const retryFailed = async (
  tx: Tx,
  id: string,
): Promise<{ isRetried: boolean; appId: string | null } | null> => {
  const { rows } = await tx.execute<{ done: boolean; of_app_id: string | null }>(
    sql`SELECT * FROM ${schemas.jobs}.retry_failed(${id})`,
  )
  const [job] = rows
  return job ? { isRetried: job.done, appId: job.of_app_id } : null
}
