import type { FavouriteKind } from '@wohlauf/contract/favourites/favourites'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import type { VisibleItem } from './kind-of-favourite.ts'
import { KINDS } from './kinds.ts'

type Context = Pick<LearnerContext, 'tx' | 'app' | 'content'>

/** The items by id; empty without the kind's feature. */
export const visibleItems = async (
  context: Context,
  kind: FavouriteKind,
): Promise<ReadonlyMap<string, VisibleItem>> => {
  const { feature, visible } = KINDS[kind]
  if (feature && !context.app.appEnabledFeatures.includes(feature)) return new Map()
  return new Map((await visible(context)).map((item) => [item.itemId, item]))
}
