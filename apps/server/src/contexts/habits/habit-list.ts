import { asc } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { habit } from './database/tables.ts'

/** The habits that an app offers, oldest first. */
export const allHabits = (tx: Tx) => tx.select().from(habit).orderBy(asc(habit.createdAt), asc(habit.id))

/** The same as learners see them, who share them. */
export const sharedHabits = ({ tx, content }: Pick<LearnerContext, 'tx' | 'content'>) =>
  content.shared('habits', async () =>
    (await allHabits(tx)).map(({ id, title, introduction, minRuntimeWeeks }) => ({
      habitId: id,
      title,
      introduction,
      minRuntime: minRuntimeWeeks,
    })),
  )
