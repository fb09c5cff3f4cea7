import { asc } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { habit } from './tables.ts'

/** The habits an app offers, oldest first. */
export const listHabits = (tx: Tx, most: number) =>
  tx
    .select({ habitId: habit.id, title: habit.title, introduction: habit.introduction })
    .from(habit)
    .orderBy(asc(habit.createdAt), asc(habit.id))
    .limit(most)

/** The same with all that is known of them. */
export const allHabits = (tx: Tx) => tx.select().from(habit).orderBy(asc(habit.createdAt), asc(habit.id))
