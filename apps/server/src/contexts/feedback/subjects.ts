import type { FeedbackKind } from '@wohlauf/contract/feedback/feedback'
import type { FeedbackSubject } from '@wohlauf/contract/feedback/feedback-as-manager'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import type { KindOfFeedback } from './kind-of-feedback.ts'
import { ALL_KINDS, KINDS } from './kinds.ts'

type ItemColumns = { readonly [Column in KindOfFeedback['column']]: string | null }

export const itemOf = (row: ItemColumns): { kind: FeedbackKind; itemId: string } => {
  for (const { kind, column } of ALL_KINDS) {
    const itemId = row[column]
    if (itemId !== null) return { kind, itemId }
  }
  throw new Error('a row of feedback is about no item')
}

export const isVisible = async (
  context: Pick<LearnerContext, 'tx' | 'app' | 'content'>,
  { kind, itemId }: { kind: FeedbackKind; itemId: string },
): Promise<boolean> => {
  const { feature, isVisible } = KINDS[kind]
  if (feature && !context.app.appEnabledFeatures.includes(feature)) return false
  return isVisible(context, itemId)
}

/** One statement for each kind that occurs. */
export const subjectsOf = async (
  tx: Tx,
  rows: readonly ItemColumns[],
): Promise<(row: ItemColumns) => FeedbackSubject> => {
  const subjectsByKind = await Promise.all(
    ALL_KINDS.map(async ({ kind, column, subjects }) => {
      const ids = [...new Set(rows.flatMap((row) => row[column] ?? []))]
      return ids.length === 0 ? [] : (await subjects(tx, ids)).map((subject) => ({ kind, ...subject }))
    }),
  )
  const byId = new Map(subjectsByKind.flat().map((subject) => [subject.itemId, subject]))
  return (row) => {
    const subject = byId.get(itemOf(row).itemId)
    if (!subject) throw new Error('a row of feedback is about an item that does not exist')
    return subject
  }
}
