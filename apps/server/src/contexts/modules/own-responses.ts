import { and, eq, sql } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import { prepared } from '../../platform/database/prepared.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { habitIntent } from '../habits/index.ts'
import { contentElementResponse } from './database/tables.ts'

const responsesQuery = (tx: Tx, name: string) =>
  tx
    .select({
      elementId: contentElementResponse.contentElementId,
      quizAnswerId: contentElementResponse.quizAnswerId,
    })
    .from(contentElementResponse)
    .where(
      and(
        eq(contentElementResponse.userId, sql.placeholder('userId')),
        anyOf(contentElementResponse.contentElementId, sql.placeholder('ids')),
      ),
    )
    .prepare(name)

const intentsQuery = (tx: Tx, name: string) =>
  tx
    .select({ habitId: habitIntent.habitId })
    .from(habitIntent)
    .where(
      and(
        eq(habitIntent.userId, sql.placeholder('userId')),
        anyOf(habitIntent.habitId, sql.placeholder('ids')),
      ),
    )
    .prepare(name)

type Asking = Pick<LearnerContext, 'tx' | 'user'>
type Response = { elementId: string; quizAnswerId: string | null }

/** Keys are elements' ids; missing without a response. */
export const ownResponses = async (
  { tx, user }: Asking,
  ids: readonly string[],
): Promise<Map<string, Response>> => {
  if (ids.length === 0) return new Map()
  const parameters = { userId: user.id, ids }
  const rows = await prepared(tx, 'own-responses', responsesQuery).execute(parameters)
  return new Map(rows.map((row) => [row.elementId, row]))
}

export const ownHabits = async ({ tx, user }: Asking, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const parameters = { userId: user.id, ids }
  const rows = await prepared(tx, 'own-habits', intentsQuery).execute(parameters)
  return new Set(rows.map(({ habitId }) => habitId))
}
