import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { type OwnDataSection, without } from '../../platform/own-data.ts'
import { germanDay } from '../../platform/time/german-time.ts'
import { germanWeekdays } from './german-weekdays.ts'
import { habit, habitIntent, habitLog, habitPastPlan, habitPause } from './tables.ts'

const isOfIntent = eq(habit.id, habitIntent.habitId)

const logs = async (tx: Tx, userId: string): Promise<OwnDataSection> => {
  const rows = await tx
    .select({ row: habitLog, habitTitle: habit.title })
    .from(habitLog)
    .innerJoin(habitIntent, eq(habitIntent.id, habitLog.habitIntentId))
    .innerJoin(habit, isOfIntent)
    .where(eq(habitLog.userId, userId))
    .orderBy(asc(habitLog.loggedOn))
  return {
    table: 'habit_log',
    name: 'habitLogs',
    title: 'Durchführungen',
    purpose: 'Wann du eine Gewohnheit ausgeführt hast, auch in früheren Anläufen.',
    records: rows.map(({ row, habitTitle }) => ({ ...without(row, 'appId', 'userId'), habitTitle })),
    shown: {
      columns: ['Gewohnheit', 'Tag'],
      rows: rows.map(({ row, habitTitle }) => [habitTitle, germanDay(row.loggedOn)]),
    },
  }
}

const pastPlans = async (tx: Tx, userId: string): Promise<OwnDataSection> => {
  const rows = await tx
    .select({ row: habitPastPlan, habitTitle: habit.title })
    .from(habitPastPlan)
    .innerJoin(habitIntent, eq(habitIntent.id, habitPastPlan.habitIntentId))
    .innerJoin(habit, isOfIntent)
    .where(eq(habitPastPlan.userId, userId))
    .orderBy(asc(habitPastPlan.endsOn))
  return {
    table: 'habit_past_plan',
    name: 'habitPastPlans',
    title: 'Frühere Wochentage',
    purpose: 'Welche Tage du dir vorher vorgenommen hattest, damit dein Rückblick stimmt.',
    records: rows.map(({ row, habitTitle }) => ({ ...without(row, 'appId', 'userId'), habitTitle })),
    shown: {
      columns: ['Gewohnheit', 'Tage', 'Bis'],
      rows: rows.map(({ row, habitTitle }) => [
        habitTitle,
        germanWeekdays(row.weekdays),
        germanDay(row.endsOn),
      ]),
    },
  }
}

const pauses = async (tx: Tx, userId: string): Promise<OwnDataSection> => {
  const rows = await tx
    .select({ row: habitPause, habitTitle: habit.title })
    .from(habitPause)
    .innerJoin(habitIntent, eq(habitIntent.id, habitPause.habitIntentId))
    .innerJoin(habit, isOfIntent)
    .where(eq(habitPause.userId, userId))
    .orderBy(asc(habitPause.startsOn))
  return {
    table: 'habit_pause',
    name: 'habitPauses',
    title: 'Pausen',
    purpose: 'Wann eine Gewohnheit ruhte, damit diese Tage nicht zählen.',
    records: rows.map(({ row, habitTitle }) => ({ ...without(row, 'appId', 'userId'), habitTitle })),
    shown: {
      columns: ['Gewohnheit', 'Von', 'Bis'],
      rows: rows.map(({ row, habitTitle }) => [habitTitle, germanDay(row.startsOn), germanDay(row.endsOn)]),
    },
  }
}

/** The stored days of a user's habits, of all runs. */
export const exportDaysOfHabits = (tx: Tx, userId: string): Promise<OwnDataSection[]> =>
  Promise.all([logs(tx, userId), pastPlans(tx, userId), pauses(tx, userId)])
