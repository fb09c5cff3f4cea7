import type { FeedbackKind } from '@wohlauf/contract/feedback/feedback'
import type { FeedbackSubject } from '@wohlauf/contract/feedback/feedback-as-manager'
import type { Feature } from '@wohlauf/contract/values/features'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'

export type KindOfFeedback<Kind extends FeedbackKind = FeedbackKind> = {
  kind: Kind
  /** Null for items of every app. */
  feature: Feature | null
  /** The column of both tables with the item's id. */
  column: 'modulePageId' | 'blogArticleId' | 'recipeId'
  isVisible: (context: Pick<LearnerContext, 'tx' | 'app' | 'content'>, itemId: string) => Promise<boolean>
  /** Includes hidden items. */
  subjects: (tx: Tx, itemIds: readonly string[]) => Promise<readonly Omit<FeedbackSubject, 'kind'>[]>
}
