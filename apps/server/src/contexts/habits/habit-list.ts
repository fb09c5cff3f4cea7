import { asc } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { habit } from './database/tables.ts'

export const allHabits = (tx: Tx) => tx.select().from(habit).orderBy(asc(habit.createdAt), asc(habit.id))

export const sharedHabits = ({ tx, content }: Pick<LearnerContext, 'tx' | 'content'>) =>
  content.shared('habits', async () =>
    (await allHabits(tx)).map(({ id, title, introduction, minRuntimeWeeks }) => ({
      habitId: id,
      title,
      introduction,
      minRuntime: minRuntimeWeeks,
    })),
  )
