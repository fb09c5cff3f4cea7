import { runAsAdmin } from './people/run-as-admin.ts'

/**
 * Makes the queue read its time from a table instead of the machine, so that the test decides which jobs are
 * due.
 */
export const freezeJobTime = async (adminUrl: string, now: Date): Promise<void> => {
  await runAsAdmin(
    adminUrl,
    `CREATE TABLE pgboss.test_time AS SELECT '${now.toISOString()}'::timestamptz AS now;
     ALTER TABLE pgboss.test_time OWNER TO wohlauf_jobs;
     CREATE OR REPLACE FUNCTION pgboss.job_now() RETURNS timestamptz LANGUAGE sql STABLE AS
       'SELECT now FROM pgboss.test_time'`,
  )
}

/** Advances the queue's time while workers run. */
export const advanceJobTime = (adminUrl: string, seconds: number): Promise<unknown> =>
  runAsAdmin(adminUrl, `UPDATE pgboss.test_time SET now = now + interval '${seconds} seconds'`)
