import type { TestServer } from '../test-server.ts'

type Entry = { reason: string; subject: string; points: number }

/**
 * A user's points: the ledger's entries as `reason: points`, and their sum.
 *
 * @throws when the stored sum differs from the ledger's
 */
export const earnedBy = async ({ adminPool }: Pick<TestServer, 'adminPool'>, user: { id: string }) => {
  const { rows } = await adminPool.query<Entry>(
    'SELECT reason, subject, points FROM health_point_entry WHERE user_id = $1 ORDER BY reason, subject',
    [user.id],
  )
  const { rows: sums } = await adminPool.query<{ points: number }>(
    'SELECT health_points AS points FROM user_progress WHERE user_id = $1',
    [user.id],
  )
  const healthPoints = rows.reduce((sum, { points }) => sum + points, 0)
  const storedSum = sums[0]?.points ?? 0
  if (healthPoints !== storedSum)
    throw new Error(`the ledger says ${healthPoints}, the stored sum is ${storedSum}`)
  return { healthPoints, entries: rows.map(({ reason, points }) => `${reason}: ${points}`) }
}
