import type { ItemKind } from '@wohlauf/contract/managed-items'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { CallError } from '../../api/call-error.ts'
import { useAnswer } from '../../api/hooks.ts'

export type ItemAnswer<Item> = {
  item: Item | undefined
  /** The id is unknown, or the item was deleted. */
  isGone: boolean
  error: CallError | null
  refetch: () => unknown
  isFetching: boolean
}

/** For lists whose answer contains all editable fields of an item. */
export const itemOfList =
  <Item extends object>(query: AnyOperation, { id: idField }: Pick<ItemKind, 'id'>) =>
  (id: string | null): ItemAnswer<Item> => {
    const { data, error, refetch, isFetching } = useAnswer(
      query,
      {},
      { isSilent: true, refetchOnReturn: true },
    )
    const items = data as readonly Item[] | undefined
    const item = items?.find((each) => (each as Record<string, unknown>)[idField] === id)
    return {
      item,
      isGone: id !== null && items !== undefined && !item && !isFetching,
      error,
      refetch,
      isFetching,
    }
  }
