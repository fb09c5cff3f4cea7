import type { DiaryTip } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { prepared } from '../../platform/database/prepared.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { definePrefetch } from '../../platform/sessions/prefetch.ts'
import { nutritionDiaryTip, nutritionDiaryTipReceipt } from './database/tables.ts'

export type SharedTip = Pick<typeof nutritionDiaryTip.$inferSelect, 'id' | 'type' | 'description'> & {
  isPublished: boolean
}

/** All tips of the app in their order, also those that are not published: a received one stays when it is hidden. */
export const allTips = ({
  tx,
  content,
}: Pick<LearnerContext, 'tx' | 'content'>): Promise<readonly SharedTip[]> =>
  content.shared('nutrition-diary-tips', () => {
    const { id, type, description, isEnabled: isPublished } = nutritionDiaryTip
    return tx
      .select({ id, type, description, isPublished })
      .from(nutritionDiaryTip)
      .orderBy(asc(nutritionDiaryTip.position))
  })

export type Receipt = typeof nutritionDiaryTipReceipt.$inferSelect

/** `database/prefetch.sql` builds it. */
type ReceiptRow = [tipId: string, entryId: string, receivedAt: string]

export const diaryReceipts = definePrefetch<ReceiptRow[]>('diary_receipts')

export type TipReceipt = { tipId: string; entryId: string; receivedAt: Date }

/** The tips that a user has received, the latest last. */
export const ownReceipts = ({ prefetched }: Pick<LearnerContext, 'prefetched'>): TipReceipt[] =>
  (prefetched(diaryReceipts) ?? []).map(([tipId, entryId, receivedAt]) => ({
    tipId,
    entryId,
    receivedAt: new Date(receivedAt),
  }))

const receiptsWithinQuery = (tx: Tx, name: string) => {
  const { receivedAt, userId } = nutritionDiaryTipReceipt
  const isWithin = [gte(receivedAt, sql.placeholder('from')), lt(receivedAt, sql.placeholder('until'))]
  return tx
    .select()
    .from(nutritionDiaryTipReceipt)
    .where(and(eq(userId, sql.placeholder('userId')), ...isWithin))
    .prepare(name)
}

/** The tips that a user has received within an interval, `from` included and `until` not. */
export const receiptsWithin = (
  tx: Tx,
  userId: string,
  interval: { from: Date; until: Date },
): Promise<Receipt[]> =>
  prepared(tx, 'diary-receipts-within', receiptsWithinQuery).execute({ userId, ...interval })

export const toDiaryTip = (
  { type, description }: Pick<SharedTip, 'type' | 'description'>,
  { tipId, receivedAt }: Pick<Receipt, 'tipId' | 'receivedAt'>,
): DiaryTip => ({
  kind: 'TIP',
  nutritionDiaryTipId: tipId,
  type,
  description,
  receivedAt: receivedAt.toISOString(),
})
