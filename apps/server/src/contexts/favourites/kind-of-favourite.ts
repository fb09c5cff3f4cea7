import type { Favourite, FavouriteKind } from '@wohlauf/contract/favourites/favourites'
import type { Feature } from '@wohlauf/contract/values/features'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'

export type VisibleItem = Pick<Favourite, 'itemId' | 'title' | 'image' | 'fileName'>

export type KindOfFavourite<Kind extends FavouriteKind = FavouriteKind> = {
  kind: Kind
  /** Null for items of every app. */
  feature: Feature | null
  column: 'moduleId' | 'blogArticleId' | 'recipeId' | 'experienceReportId' | 'documentId'
  /** The items that every learner of the app may see now, apart from the feature. */
  visible: (context: Pick<LearnerContext, 'tx' | 'app' | 'content'>) => Promise<readonly VisibleItem[]>
  /** Includes hidden items, for the copy of one's own data. */
  titles: (tx: Tx) => Promise<readonly { itemId: string; title: string }[]>
}
