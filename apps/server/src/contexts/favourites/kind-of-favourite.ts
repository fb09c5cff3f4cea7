import type { Favourite, FavouriteKind } from '@wohlauf/contract/favourites/favourites'
import type { Feature } from '@wohlauf/contract/features'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'

/** An item of a kind as the list of favourites shows it. */
export type VisibleItem = Pick<Favourite, 'itemId' | 'title' | 'image' | 'fileName'>

/** One kind of item that can be saved: all that favourites know about it. */
export type KindOfFavourite<Kind extends FavouriteKind = FavouriteKind> = {
  kind: Kind
  /** The feature without which an app does not show such items; null for items of every app. */
  feature: Feature | null
  /** The column of `favourite` with the item's id. */
  column: 'moduleId' | 'blogArticleId' | 'recipeId' | 'experienceReportId' | 'documentId'
  /** What every learner of the app may see now, apart from the feature. */
  visible: (context: Pick<LearnerContext, 'tx' | 'app' | 'content'>) => Promise<readonly VisibleItem[]>
  /** The titles of all items, also of hidden ones, for the copy of one's own data. */
  titles: (tx: Tx) => Promise<readonly { itemId: string; title: string }[]>
}
