import { eq } from 'drizzle-orm'
import { germanDay } from '../../platform/base/time/german-time.ts'
import { type ExportOwnData, without, yesOrNo } from '../../platform/database/own-data.ts'
import { habit, habitIntent } from './database/tables.ts'
import { exportDaysOfHabits } from './export-days.ts'
import { germanWeekdays } from './german-weekdays.ts'

export const exportOwnHabits: ExportOwnData = async (tx, { userId }) => {
  const rows = await tx
    .select({ intent: habitIntent, habitTitle: habit.title })
    .from(habitIntent)
    .innerJoin(habit, eq(habit.id, habitIntent.habitId))
    .where(eq(habitIntent.userId, userId))
    .orderBy(habitIntent.createdAt)
  return {
    sections: [
      {
        table: 'habit_intent',
        name: 'habitIntents',
        title: 'Gewohnheiten',
        purpose: 'Was du dir vorgenommen hast, damit wir dich erinnern und dir deinen Verlauf zeigen können.',
        records: rows.map(({ intent, habitTitle }) => ({
          ...without(intent, 'appId', 'userId'),
          habitTitle,
        })),
        readableTable: {
          columns: ['Gewohnheit', 'Auslöser', 'Tage', 'Uhrzeit', 'Aktiv', 'Gestartet am'],
          rows: rows.map(({ intent, habitTitle }) => [
            habitTitle,
            intent.trigger ?? '',
            germanWeekdays(intent.weekdays),
            `${intent.notificationTime.slice(0, 5)} Uhr`,
            yesOrNo(intent.isEnabled),
            intent.startedOn ? germanDay(intent.startedOn) : '',
          ]),
        },
      },
      ...(await exportDaysOfHabits(tx, userId)),
    ],
  }
}
