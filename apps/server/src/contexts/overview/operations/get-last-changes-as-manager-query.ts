import { getLastChangesAsManager } from '@wohlauf/contract/overview/overview'
import { lastChanges } from '../../../platform/audit/last-changes.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { partsOfArticles } from '../../blog/index.ts'
import { partsOfModules } from '../../modules/index.ts'

export const getLastChangesAsManagerQuery = handle(
  getLastChangesAsManager,
  async ({ input: { itemIds, isWithoutParts = false }, tx }) => {
    const parts = isWithoutParts
      ? []
      : (await Promise.all([partsOfModules(tx, itemIds), partsOfArticles(tx, itemIds)])).flat()
    const partsOf = Map.groupBy(parts, ({ of }) => of)
    const changes = await lastChanges(
      tx,
      new Map(itemIds.map((id) => [id, [id, ...(partsOf.get(id) ?? []).map((part) => part.id)]])),
    )
    return [...changes].map(([id, { at, by }]) => ({ id, changedAt: at.toISOString(), changedBy: by }))
  },
)
