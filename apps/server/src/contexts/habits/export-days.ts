import { asc, eq } from 'drizzle-orm'
import { germanDay, germanMonth } from '../../platform/base/time/german-time.ts'
import { type OwnDataSection, without } from '../../platform/database/own-data.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { habit, habitIntent, habitLog, habitMonth, habitPastPlan, habitPause } from './database/tables.ts'
import { germanWeekdays } from './german-weekdays.ts'

const isOfIntent = eq(habit.id, habitIntent.habitId)

type Head = Pick<OwnDataSection, 'table' | 'name' | 'title' | 'purpose'> & { columns: readonly string[] }

/** A row for each day or period, named by its habit; `cells` are the texts of the other columns. */
const sectionOf = <Row extends { appId: string; userId: string }>(
  { columns, ...head }: Head,
  rows: readonly { row: Row; habitTitle: string }[],
  cells: (row: Row) => string[],
): OwnDataSection => ({
  ...head,
  records: rows.map(({ row, habitTitle }) => ({ ...without(row, 'appId', 'userId'), habitTitle })),
  readableTable: {
    columns: ['Gewohnheit', ...columns],
    rows: rows.map(({ row, habitTitle }) => [habitTitle, ...cells(row)]),
  },
})

const logs = async (tx: Tx, userId: string): Promise<OwnDataSection> => {
  const rows = await tx
    .select({ row: habitLog, habitTitle: habit.title })
    .from(habitLog)
    .innerJoin(habitIntent, eq(habitIntent.id, habitLog.habitIntentId))
    .innerJoin(habit, isOfIntent)
    .where(eq(habitLog.userId, userId))
    .orderBy(asc(habitLog.loggedOn))
  return sectionOf(
    {
      table: 'habit_log',
      name: 'habitLogs',
      title: 'Durchführungen',
      purpose:
        'Wann du eine Gewohnheit ausgeführt hast, auch in früheren Anläufen. Nach 24 Monaten zählen wir die Tage eines Monats zusammen.',
      columns: ['Tag'],
    },
    rows,
    ({ loggedOn }) => [germanDay(loggedOn)],
  )
}

const months = async (tx: Tx, userId: string): Promise<OwnDataSection> => {
  const rows = await tx
    .select({ row: habitMonth, habitTitle: habit.title })
    .from(habitMonth)
    .innerJoin(habitIntent, eq(habitIntent.id, habitMonth.habitIntentId))
    .innerJoin(habit, isOfIntent)
    .where(eq(habitMonth.userId, userId))
    .orderBy(asc(habitMonth.month))
  return sectionOf(
    {
      table: 'habit_month',
      name: 'habitMonths',
      title: 'Ältere Durchführungen',
      purpose: 'An wie vielen Tagen eines Monats du eine Gewohnheit ausgeführt hast.',
      columns: ['Monat', 'Erledigte Tage', 'Geplante Tage'],
    },
    rows,
    ({ month, done, planned }) => [germanMonth(month), String(done), planned === null ? '' : String(planned)],
  )
}

const pastPlans = async (tx: Tx, userId: string): Promise<OwnDataSection> => {
  const rows = await tx
    .select({ row: habitPastPlan, habitTitle: habit.title })
    .from(habitPastPlan)
    .innerJoin(habitIntent, eq(habitIntent.id, habitPastPlan.habitIntentId))
    .innerJoin(habit, isOfIntent)
    .where(eq(habitPastPlan.userId, userId))
    .orderBy(asc(habitPastPlan.endsOn))
  return sectionOf(
    {
      table: 'habit_past_plan',
      name: 'habitPastPlans',
      title: 'Frühere Wochentage',
      purpose: 'Welche Tage du dir vorher vorgenommen hattest, damit dein Rückblick stimmt.',
      columns: ['Tage', 'Bis'],
    },
    rows,
    ({ weekdays, endsOn }) => [germanWeekdays(weekdays), germanDay(endsOn)],
  )
}

const pauses = async (tx: Tx, userId: string): Promise<OwnDataSection> => {
  const rows = await tx
    .select({ row: habitPause, habitTitle: habit.title })
    .from(habitPause)
    .innerJoin(habitIntent, eq(habitIntent.id, habitPause.habitIntentId))
    .innerJoin(habit, isOfIntent)
    .where(eq(habitPause.userId, userId))
    .orderBy(asc(habitPause.startsOn))
  return sectionOf(
    {
      table: 'habit_pause',
      name: 'habitPauses',
      title: 'Pausen',
      purpose: 'Wann eine Gewohnheit ruhte, damit diese Tage nicht zählen.',
      columns: ['Von', 'Bis'],
    },
    rows,
    ({ startsOn, endsOn }) => [germanDay(startsOn), germanDay(endsOn)],
  )
}

export const exportDaysOfHabits = (tx: Tx, userId: string): Promise<OwnDataSection[]> =>
  Promise.all([logs(tx, userId), months(tx, userId), pastPlans(tx, userId), pauses(tx, userId)])
