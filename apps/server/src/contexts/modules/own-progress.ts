import { and, eq, sql } from 'drizzle-orm'
import { prepared } from '../../platform/database/prepared.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/handler.ts'
import { moduleProgress } from './tables.ts'

// As texts, which are parsed in a fraction of the time that arrays take.
const joined = (column: typeof moduleProgress.seenPageIds | typeof moduleProgress.confirmedExercisePageIds) =>
  sql<string>`array_to_string(${column}, ',')`

const progressQuery = (tx: Tx, name: string) =>
  tx
    .select({
      moduleId: moduleProgress.moduleId,
      seenPageIds: joined(moduleProgress.seenPageIds),
      confirmedExercisePageIds: joined(moduleProgress.confirmedExercisePageIds),
      lastViewedAt: moduleProgress.lastViewedAt,
      completedAt: moduleProgress.completedAt,
    })
    .from(moduleProgress)
    .where(
      and(
        eq(moduleProgress.appId, sql.placeholder('appId')),
        eq(moduleProgress.userId, sql.placeholder('userId')),
      ),
    )
    .prepare(name)

export type OwnProgress = {
  moduleId: string
  seenPageIds: readonly string[]
  confirmedExercisePageIds: readonly string[]
  lastViewedAt: Date | null
  completedAt: Date | null
}

/** A user's progress in a module that is still untouched. */
export const NOT_BEGUN: Omit<OwnProgress, 'moduleId'> = {
  seenPageIds: [],
  confirmedExercisePageIds: [],
  lastViewedAt: null,
  completedAt: null,
}

const ids = (text: string): string[] => (text === '' ? [] : text.split(','))

/** A user's progress in all modules, including hidden ones, by the module's id. */
export const ownProgress = async ({
  tx,
  app,
  user,
}: Pick<LearnerContext, 'tx' | 'app' | 'user'>): Promise<Map<string, OwnProgress>> => {
  const rows = await prepared(tx, 'own-progress', progressQuery).execute({
    appId: app.appId,
    userId: user.id,
  })
  return new Map(
    rows.map((row) => [
      row.moduleId,
      {
        ...row,
        seenPageIds: ids(row.seenPageIds),
        confirmedExercisePageIds: ids(row.confirmedExercisePageIds),
      },
    ]),
  )
}
