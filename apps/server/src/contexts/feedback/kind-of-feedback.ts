import type { Feature } from '@wohlauf/contract/features'
import type { FeedbackKind } from '@wohlauf/contract/feedback/feedback'
import type { FeedbackSubject } from '@wohlauf/contract/feedback/feedback-as-manager'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'

/** One kind of item that learners give feedback on: all that feedback knows about it. */
export type KindOfFeedback<Kind extends FeedbackKind = FeedbackKind> = {
  kind: Kind
  /** The feature without which an app does not show such items; null for items of every app. */
  feature: Feature | null
  /** The column of both tables with the item's id. */
  column: 'modulePageId' | 'blogArticleId' | 'recipeId'
  /** Whether the app's learners may see the item now, apart from the feature. */
  isVisible: (context: Pick<LearnerContext, 'tx' | 'app' | 'content'>, itemId: string) => Promise<boolean>
  /** What managers read about these items, also about hidden ones. */
  subjects: (tx: Tx, itemIds: readonly string[]) => Promise<readonly Omit<FeedbackSubject, 'kind'>[]>
}
