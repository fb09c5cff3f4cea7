import { berlinDay, startOfBerlinDay } from '@wohlauf/contract/rules/berlin-time'
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import { prepared } from '../../platform/database/prepared.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { nutritionDiaryEntry, nutritionDiaryTipReceipt } from './database/tables.ts'

// Each reads the first row of an index from one end: as fast in a long diary as in a short one.

const { consumedAt, userId: writer } = nutritionDiaryEntry
const { receivedAt, userId: receiver } = nutritionDiaryTipReceipt
const userId = sql.placeholder('userId')
const start = sql.placeholder('start')

const olderEntry = (tx: Tx, name: string) =>
  tx
    .select({ at: consumedAt })
    .from(nutritionDiaryEntry)
    .where(and(eq(writer, userId), lt(consumedAt, start)))
    .orderBy(desc(consumedAt))
    .limit(1)
    .prepare(name)

const olderReceipt = (tx: Tx, name: string) =>
  tx
    .select({ at: receivedAt })
    .from(nutritionDiaryTipReceipt)
    .where(and(eq(receiver, userId), lt(receivedAt, start)))
    .orderBy(desc(receivedAt))
    .limit(1)
    .prepare(name)

const oldestEntry = (tx: Tx, name: string) =>
  tx
    .select({ at: consumedAt })
    .from(nutritionDiaryEntry)
    .where(eq(writer, userId))
    .orderBy(asc(consumedAt))
    .limit(1)
    .prepare(name)

const oldestReceipt = (tx: Tx, name: string) =>
  tx
    .select({ at: receivedAt })
    .from(nutritionDiaryTipReceipt)
    .where(eq(receiver, userId))
    .orderBy(asc(receivedAt))
    .limit(1)
    .prepare(name)

type End = { at: Date }

const dayOf = (ends: readonly End[], pick: typeof Math.max): string | null =>
  ends.length === 0 ? null : berlinDay(new Date(pick(...ends.map(({ at }) => at.getTime()))))

export const olderDayThan = async (tx: Tx, userId: string, day: string): Promise<string | null> => {
  const values = { userId, start: startOfBerlinDay(day) }
  const [entries, receipts] = await Promise.all([
    prepared(tx, 'diary-older-entry', olderEntry).execute(values),
    prepared(tx, 'diary-older-receipt', olderReceipt).execute(values),
  ])
  return dayOf([...entries, ...receipts], Math.max)
}

/** The day of the oldest item; null without any. */
export const oldestDayOf = async (tx: Tx, userId: string): Promise<string | null> => {
  const [entries, receipts] = await Promise.all([
    prepared(tx, 'diary-oldest-entry', oldestEntry).execute({ userId }),
    prepared(tx, 'diary-oldest-receipt', oldestReceipt).execute({ userId }),
  ])
  return dayOf([...entries, ...receipts], Math.min)
}
