import { setTimeout } from 'node:timers/promises'
import { type ConstructorOptions, PgBoss } from 'pg-boss'
import { clientWith } from '../database/bounded-client.ts'
import { doubtAbout } from '../database/doubt.ts'
import { requireWrites } from '../database/pool.ts'
import { connectionSettings, QUEUE_TIME_LIMITS } from '../database/time-limits.ts'

/** pg-boss also passes options to `pg` that its types do not declare. */
const connections = (url: string, isHolding: boolean) => ({
  ...connectionSettings(QUEUE_TIME_LIMITS),
  connectionTimeoutMillis: QUEUE_TIME_LIMITS.connectMs,
  Client: clientWith(
    QUEUE_TIME_LIMITS,
    isHolding ? doubtAbout(url, QUEUE_TIME_LIMITS.connectMs).add : undefined,
  ),
  onConnect: requireWrites,
})

/** Extra time for closing the LISTEN connection, which waits for the database's answer. */
const CLOSE_MS = 2000

/** Resolves within the time limit and a few seconds, also when the database does not respond. */
export const closeBoss = async (boss: PgBoss, timeoutMs: number): Promise<void> => {
  const stopping = boss.stop({ graceful: timeoutMs > 0, timeout: timeoutMs })
  stopping.catch(() => {})
  await Promise.race([stopping, setTimeout(timeoutMs + CLOSE_MS, undefined, { ref: false })])
}

/**
 * Opens the queue; without options it runs no maintenance and no schedules.
 * @param options `isHolding`: a connection that was given up is not replaced before the database commits something, as in
 *   `createPool`
 */
export const openBoss = async (
  url: string,
  onError: (error: Error) => void,
  { isHolding = false, ...options }: Partial<ConstructorOptions> & { isHolding?: boolean } = {},
): Promise<PgBoss> => {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'wohlauf jobs',
    schema: 'pgboss',
    createSchema: false,
    migrate: false,
    supervise: false,
    schedule: false,
    max: 2,
    ...connections(url, isHolding),
    ...options,
  })
  boss.on('error', onError)
  try {
    await boss.start()
    return boss
  } catch (error) {
    await closeBoss(boss, 0)
    throw error
  }
}
