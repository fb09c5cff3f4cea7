import { runAsAdmin } from './people/run-as-admin.ts'

/** The queue reads its time from a table, so that the test decides which jobs are due. */
export const freezeJobTime = async (adminUrl: string, now: Date): Promise<void> => {
  await runAsAdmin(
    adminUrl,
    `CREATE TABLE pgboss.test_time AS SELECT '${now.toISOString()}'::timestamptz AS now;
     ALTER TABLE pgboss.test_time OWNER TO wohlauf_jobs;
     CREATE OR REPLACE FUNCTION pgboss.job_now() RETURNS timestamptz LANGUAGE sql STABLE AS
       'SELECT now FROM pgboss.test_time'`,
  )
}

export const advanceJobTime = (adminUrl: string, seconds: number): Promise<unknown> =>
  runAsAdmin(adminUrl, `UPDATE pgboss.test_time SET now = now + interval '${seconds} seconds'`)
