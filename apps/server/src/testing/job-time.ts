import { runAsAdmin } from './run-as-admin.ts'

/** Has the queue read its time from a table instead of the machine, so that what is due is up to the test. */
export const freezeJobTime = async (adminUrl: string, now: Date): Promise<void> => {
  await runAsAdmin(
    adminUrl,
    `CREATE TABLE pgboss.test_time AS SELECT '${now.toISOString()}'::timestamptz AS now;
     ALTER TABLE pgboss.test_time OWNER TO wohlauf_jobs;
     CREATE OR REPLACE FUNCTION pgboss.job_now() RETURNS timestamptz LANGUAGE sql STABLE AS
       'SELECT now FROM pgboss.test_time'`,
  )
}

/** Moves the queue's time on under workers that run. */
export const advanceJobTime = (adminUrl: string, seconds: number): Promise<unknown> =>
  runAsAdmin(adminUrl, `UPDATE pgboss.test_time SET now = now + interval '${seconds} seconds'`)
