import pg from 'pg'
import { startServices } from '../../apps/server/src/composition/start-services.ts'
import { sumUpOldHabitLogs } from '../../apps/server/src/contexts/habits/jobs/sum-up-old-habit-logs.ts'
import { sumUpOldHealthPoints } from '../../apps/server/src/contexts/user-progress/jobs/sum-up-old-health-points.ts'
import { readConfig } from '../../apps/server/src/platform/base/config/config.ts'
import { runJob } from '../../apps/server/src/platform/jobs/run-job.ts'

const silent = { info: () => {}, warn: console.warn, error: console.error }

const COUNTS = `
  SELECT (SELECT count(*) FROM habit_log)::int AS logs, (SELECT count(*) FROM habit_month)::int AS months,
    (SELECT count(*) FROM health_point_entry)::int AS entries, (SELECT sum(points) FROM health_point_entry)::int AS points`

/** Runs the two nightly jobs for all apps, one after the other, twice: the second night finds nothing to do. */
export const sumUpAll = async (url: string, secretKey: string, dataDir: string): Promise<void> => {
  const config = readConfig({
    DATABASE_URL: url,
    SECRET_KEY: secretKey,
    DATA_DIR: dataDir,
    NODE_ENV: 'development',
  })
  const { pool, services, stop } = await startServices(config, url, silent)
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const { rows: apps } = await admin.query<{ appId: string }>('SELECT app_id AS "appId" FROM app')
  console.log('\nold logs before:', (await admin.query(COUNTS)).rows[0])
  for (const night of ['first night', 'second night'])
    for (const job of [sumUpOldHabitLogs, sumUpOldHealthPoints]) {
      const began = performance.now()
      for (const { appId } of apps)
        await runJob(
          job,
          { id: appId, data: { appId, payload: {} } },
          { pool, services, clock: () => new Date(), log: silent },
        )
      console.log(`${night}, ${job.name}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
    }
  console.log('afterwards:', (await admin.query(COUNTS)).rows[0])
  await admin.end()
  await stop()
}
