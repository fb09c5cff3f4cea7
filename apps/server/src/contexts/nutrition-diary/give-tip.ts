import type { DiaryTip } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { and, eq, gt, sql } from 'drizzle-orm'
import { prepared } from '../../platform/database/prepared.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { nutritionDiaryEntry, nutritionDiaryTipReceipt } from './database/tables.ts'
import { ENTRIES_BETWEEN_TIPS, isTipDue, nextTip } from './rules/tip-drip.ts'
import { allTips, type TipReceipt, toDiaryTip } from './tips.ts'

type Call = Pick<LearnerContext, 'tx' | 'content'> & { user: { id: string } }
type NewEntry = { id: string; consumedAt: Date }

const entriesQuery = (tx: Tx, name: string) => {
  const { userId, createdAt } = nutritionDiaryEntry
  return tx
    .select({ createdAt })
    .from(nutritionDiaryEntry)
    .where(and(eq(userId, sql.placeholder('userId')), gt(createdAt, sql.placeholder('since'))))
    .limit(ENTRIES_BETWEEN_TIPS)
    .prepare(name)
}

/** How many entries were created after a moment, counted no further than the rule needs. */
const countSince = async (tx: Tx, userId: string, since: Date): Promise<number> =>
  (await prepared(tx, 'diary-entries-since', entriesQuery).execute({ userId, since })).length

const receiptQuery = (tx: Tx, name: string) =>
  tx
    .insert(nutritionDiaryTipReceipt)
    .values({
      userId: sql.placeholder('userId'),
      tipId: sql.placeholder('tipId'),
      entryId: sql.placeholder('entryId'),
      receivedAt: sql.placeholder('receivedAt'),
    })
    .prepare(name)

/**
 * The account must be locked, so that a user's entries are created one after the other.
 * @param receipts of all tips before it, the latest last
 */
export const giveTip = async (
  call: Call,
  receipts: readonly TipReceipt[],
  entry: NewEntry,
  now: Date,
): Promise<DiaryTip | null> => {
  const { tx, user } = call
  const tip = nextTip(await allTips(call), new Set(receipts.map(({ tipId }) => tipId)))
  if (!tip) return null
  const last = receipts.at(-1)
  const entriesSince = last ? await countSince(tx, user.id, last.receivedAt) : 1
  if (!isTipDue(last ? berlinDay(last.receivedAt) : null, berlinDay(now), entriesSince)) return null
  // The entry's time may be some seconds ahead of this clock, and the tip is listed above it.
  const receivedAt = entry.consumedAt > now ? entry.consumedAt : now
  const receipt = { userId: user.id, tipId: tip.id, entryId: entry.id, receivedAt }
  await prepared(tx, 'receive-diary-tip', receiptQuery).execute(receipt)
  return toDiaryTip(tip, receipt)
}

/** The tip that an entry has brought, for a repeated call. */
export const tipOfEntry = async (
  call: Call,
  receipts: readonly TipReceipt[],
  entryId: string,
): Promise<DiaryTip | null> => {
  const receipt = receipts.find((each) => each.entryId === entryId)
  const tip = (await allTips(call)).find(({ id }) => id === receipt?.tipId)
  return receipt && tip ? toDiaryTip(tip, receipt) : null
}
