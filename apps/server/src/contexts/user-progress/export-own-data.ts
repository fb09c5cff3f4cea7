import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { earnedFor } from '@wohlauf/contract/rules/health-points'
import { asc, eq } from 'drizzle-orm'
import { germanInstant, germanMonth } from '../../platform/base/time/german-time.ts'
import { type ExportOwnData, without } from '../../platform/database/own-data.ts'
import { healthPointEntry, userProgress } from './database/tables.ts'
import { levelOf } from './rules/level.ts'

export const exportOwnProgress: ExportOwnData = async (tx, { userId }) => {
  const sums = await tx.select().from(userProgress).where(eq(userProgress.userId, userId))
  const entries = await tx
    .select()
    .from(healthPointEntry)
    .where(eq(healthPointEntry.userId, userId))
    .orderBy(asc(healthPointEntry.createdAt), asc(healthPointEntry.reason))
  return {
    sections: [
      {
        table: 'user_progress',
        name: 'userProgress',
        title: 'Level',
        purpose: 'Deine Gesundheitspunkte zusammengezählt.',
        records: sums.map((row) => without(row, 'appId', 'userId')),
        readableTable: {
          columns: [],
          rows: sums.flatMap(({ healthPoints, lastCelebratedLevel }) => [
            ['Gesundheitspunkte', String(healthPoints)],
            ['Level', `${levelOf(healthPoints).level} · ${levelOf(healthPoints).levelName}`],
            ['Zuletzt gefeiertes Level', String(lastCelebratedLevel)],
          ]),
        },
      },
      {
        table: 'health_point_entry',
        name: 'healthPointEntries',
        title: 'Gesundheitspunkte',
        purpose:
          'Wofür du Punkte bekommen hast. Jeder Grund zählt nur einmal. Was täglich dazukommt, zählen wir nach 24 Monaten für jeden Monat zusammen.',
        records: entries.map((row) => ({
          ...without(row, 'appId', 'userId'),
          earnedFor: earnedFor(row.reason, row.title, row.entriesOfMonth),
        })),
        readableTable: {
          columns: ['Wofür', 'Punkte', 'Wann'],
          rows: entries.map((row) => [
            earnedFor(row.reason, row.title, row.entriesOfMonth),
            String(row.points),
            row.entriesOfMonth === null
              ? germanInstant(row.createdAt)
              : germanMonth(berlinDay(row.createdAt).slice(0, 7)),
          ]),
        },
      },
    ],
  }
}
