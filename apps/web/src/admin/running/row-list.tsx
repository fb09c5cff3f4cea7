import type { ReactNode } from 'react'
import { ManagedRows } from '../../authoring/list/managed-list.tsx'

type RowListProps<Item> = {
  /** Contains at least one item. */
  items: readonly Item[]
  idOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

export const RowList = <Item,>({ items, ...props }: RowListProps<Item>) => (
  <ManagedRows
    answer={{ data: items, error: null, refetch: () => {}, isFetching: false }}
    emptyText=""
    isDense
    {...props}
  />
)
