import { type ReactNode, useState } from 'react'
import type { ListSpec, MoreOfRows } from './list-spec.ts'
import { ListTools } from './list-tools.tsx'
import {
  byText,
  containsWords,
  MAX_ROWS_WITHOUT_TOOLS,
  type Order,
  PUBLICATION_STATES,
  type Selection,
} from './list-view.ts'

type ListView<Item> = { rows: readonly Item[]; tools: ReactNode }

/** A list's rows, searched, sorted and filtered; a short list stays as it is, without tools. */
export const useListView = <Item extends object>(
  { nameOf, rowOf, publishing, states }: ListSpec<Item>,
  items: readonly Item[],
  { orders: further }: Pick<MoreOfRows<Item>, 'orders'>,
): ListView<Item> => {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState(0)
  const [selection, setSelection] = useState(0)
  if (items.length <= MAX_ROWS_WITHOUT_TOOLS) return { rows: items, tools: null }

  const orders: readonly Order<Item>[] = [
    { label: 'Reihenfolge der Liste', compare: () => 0 },
    { label: 'Name, A–Z', compare: byText(nameOf) },
    ...further,
  ]
  const selections: readonly Selection<Item>[] = [
    { label: 'Alle', includes: () => true },
    ...(states ?? (publishing ? PUBLICATION_STATES : [])),
  ]
  const textOf = (item: Item) => [nameOf(item), rowOf?.(item).text ?? ''].join(' ')
  const rows = items
    .filter((item) => selections[selection]?.includes(item) && containsWords(textOf(item), search.trim()))
    .toSorted(orders[order]?.compare)
  return {
    rows,
    tools: (
      <ListTools
        search={search}
        onSearch={setSearch}
        orders={orders.map(({ label }) => label)}
        order={order}
        onOrder={setOrder}
        selections={selections.map(({ label }) => label)}
        selection={selection}
        onSelection={setSelection}
        count={
          rows.length === items.length ? `${items.length} Einträge` : `${rows.length} von ${items.length}`
        }
      />
    ),
  }
}
