import type { PgBoss } from 'pg-boss'

export type FailedJob = { id: string; name: string; appId: string | null; at: Date | null; error: string }

const textOf = (output: unknown): string => {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: { message?: unknown } }
  return String(message ?? value?.message ?? 'unknown').split('\n')[0] ?? ''
}

export const failedJobs = async (boss: PgBoss): Promise<FailedJob[]> => {
  const { rows } = await boss.getDb().executeSql(
    `SELECT id, name, data->>'appId' AS "appId", completed_on AS at, output
     FROM pgboss.job WHERE state = 'failed' ORDER BY completed_on, id`,
  )
  const jobs = rows as (Omit<FailedJob, 'error'> & { output: unknown })[]
  return jobs.map(({ output, ...job }) => ({ ...job, error: textOf(output) }))
}

export type RefusedMail = { id: string; appId: string; at: Date; kind: string; reason: string }

/** Mails that were given up because the mail server refuses their recipient, oldest first; kept as long as their jobs. */
export const refusedMails = async (boss: PgBoss): Promise<RefusedMail[]> => {
  const { rows } = await boss.getDb().executeSql(
    `SELECT id, data->>'appId' AS "appId", completed_on AS at, note->>'refused' AS kind, note->>'reason' AS reason
     FROM pgboss.job CROSS JOIN LATERAL jsonb_array_elements(output->'notes') note
     WHERE state = 'completed' AND jsonb_typeof(output->'notes') = 'array' AND note ? 'refused' ORDER BY completed_on, id`,
  )
  return rows as RefusedMail[]
}

/**
 * @param id one job's id, or `all`
 * @returns how many
 */
export const retryFailed = async (boss: PgBoss, id: string): Promise<number> => {
  const chosen = (await failedJobs(boss)).filter((job) => id === 'all' || job.id === id)
  for (const job of chosen) await boss.retry(job.name, job.id)
  return chosen.length
}
