import type { AnyOperation } from '@wohlauf/contract/operation'
import type { PublishedVersion } from '@wohlauf/contract/values/items/versions'
import type { Differences } from '@wohlauf/contract/versions-of-item'
import type * as z from 'zod/mini'
import { type AnyHandler, handle } from '../../platform/http/mount/handler.ts'
import { differencesOfItems } from './differences-of-items.ts'
import { stateOfItem } from './item-state.ts'
import { isPublishedOnSave, listVersions } from './list-versions.ts'
import { restoreItem } from './restore-item.ts'
import { loadVersionOfItem } from './version-of-item.ts'
import type { ItemTable, VersionedItems } from './versioned-items.ts'

type Answering<Output> = AnyOperation & { output: z.core.$ZodType<unknown, Output> }

/** The operations that `versionsOf` of the contract creates. */
type OperationsOfVersions<Item> = {
  list: AnyOperation
  one: Answering<{ version: PublishedVersion; item: Item }>
  differences: Answering<Differences>
  restoring: AnyOperation
}

type Question = { versionId: string; toVersionId?: string; workingState?: string }

/** The handlers of the operations on the versions of a kind of item. */
export const handlersOfVersions = <T extends ItemTable, Item>(
  items: VersionedItems<T, Item>,
  operations: OperationsOfVersions<Item>,
): readonly AnyHandler[] => {
  const questionIn = (input: object) => ({
    ...(input as Question),
    itemId: (input as Record<string, string>)[items.id] ?? '',
  })
  return [
    handle(operations.list, async (context) => {
      const { itemId } = questionIn(context.input)
      return (await listVersions(context, items.table, items.id, itemId)) ?? context.refuse('not-found')
    }),
    handle(
      operations.one,
      async ({ input, tx, refuse }) =>
        (await loadVersionOfItem(tx, items, questionIn(input))) ?? refuse('not-found'),
    ),
    handle(operations.differences, async ({ input, tx, refuse }) => {
      const { itemId, versionId, toVersionId } = questionIn(input)
      const [was, is, workingState, publishesOnSave] = await Promise.all([
        loadVersionOfItem(tx, items, { itemId, versionId }),
        toVersionId === undefined
          ? items.load(tx, itemId)
          : loadVersionOfItem(tx, items, { itemId, versionId: toVersionId }).then((version) => version?.item),
        stateOfItem(tx, items, itemId),
        isPublishedOnSave(tx),
      ])
      return was && is
        ? { ...differencesOfItems(items, was.item, is), workingState, publishesOnSave }
        : refuse('not-found')
    }),
    handle(
      operations.restoring,
      async ({ input, tx, refuse }) => {
        const { workingState, ...version } = questionIn(input)
        const refusal = await restoreItem(tx, items, version, workingState)
        return refusal ? refuse(refusal) : {}
      },
      { publishesOnSave: items.kind },
    ),
  ]
}
