import { expect, inject } from 'vitest'
import type { TestServer } from './test-server.ts'

type Statement = { text: string; values: unknown[] }

/** On Citus the statement waits on the node that has the row. */
const waitingIn = (activity: 'pg_stat_activity' | 'citus_stat_activity') =>
  `SELECT count(*)::int AS count FROM ${activity} WHERE datname = current_database() AND wait_event_type = 'Lock'`

/**
 * The change is committed as soon as the call waits for it; a call that does not wait is
 * answered before.
 */
export const duringChange = async <T>(
  { adminPool }: Pick<TestServer, 'adminPool'>,
  statements: readonly Statement[],
  call: () => Promise<T>,
): Promise<T> => {
  const client = await adminPool.connect()
  try {
    await client.query('BEGIN')
    for (const { text, values } of statements) await client.query(text, values)
    let isAnswered = false
    const answer = call().finally(() => {
      isAnswered = true
    })
    const waitingStatement = waitingIn(
      inject('database').isDistributed ? 'citus_stat_activity' : 'pg_stat_activity',
    )
    const isWaiting = async () =>
      (await adminPool.query<{ count: number }>(waitingStatement)).rows[0]?.count === 1
    await expect.poll(async () => isAnswered || (await isWaiting())).toBe(true)
    await client.query('COMMIT')
    return await answer
  } finally {
    // Has no effect after a commit; after a failure it unblocks calls that wait for this transaction.
    await client.query('ROLLBACK')
    client.release()
  }
}
