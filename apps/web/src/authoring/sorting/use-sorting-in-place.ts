import type { AnyOperation } from '@wohlauf/contract/operation'
import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useCommand } from '../../api/hooks.ts'
import { notify } from '../../ui/feedback/snackbar-queue.ts'
import type { Sorting } from './sort-dialog.tsx'
import type { SortableItem } from './sortable-list.tsx'
import { useKeyboardCarrying } from './use-keyboard-carrying.ts'
import { usePointerCarrying } from './use-pointer-carrying.ts'

type SortingInPlace<Op extends AnyOperation> = Omit<Sorting<Op>, 'title'> & {
  /** The element whose children are the rows. */
  list: RefObject<HTMLElement | null>
}

export type RowInOrder = {
  id: string
  isCarried: boolean
  /** The row's offset from its position while a row is moved. */
  shiftPx: number
  handle: Pick<
    ComponentProps<'button'>,
    'onKeyDown' | 'onBlur' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >
}

const idsOf = (items: readonly SortableItem[]): string => items.map(({ id }) => id).join(' ')

const haveSameMembers = (one: readonly SortableItem[], other: readonly SortableItem[]): boolean =>
  idsOf(one.toSorted((a, b) => a.id.localeCompare(b.id))) ===
  idsOf(other.toSorted((a, b) => a.id.localeCompare(b.id)))

type Latest = {
  current: readonly SortableItem[]
  keyboard: ReturnType<typeof useKeyboardCarrying>
} & ReturnType<typeof usePointerCarrying>

/**
 * Keeps a row's handlers the same between renderings, so that a row is rendered again only when it is moved.
 */
const stableHandles = (latest: RefObject<Latest>) => {
  const handles = new Map<string, RowInOrder['handle']>()
  const make = (id: string): RowInOrder['handle'] => {
    const index = () => latest.current.current.findIndex((item) => item.id === id)
    return {
      onBlur: () => latest.current.keyboard.drop(),
      onPointerDown: (event) => latest.current.handlers.onPointerDown(event, index()),
      onPointerMove: (event) => latest.current.handlers.onPointerMove(event),
      onPointerUp: (event) => latest.current.handlers.onPointerUp(event),
      onPointerCancel: () => latest.current.handlers.onPointerCancel(),
      onKeyDown: (event) => {
        if (!latest.current.carrying) latest.current.keyboard.onKeyDown(event, index())
        else if (event.key === 'Escape') latest.current.cancel()
      },
    }
  }
  return (id: string): RowInOrder['handle'] => {
    const handle = handles.get(id) ?? make(id)
    handles.set(id, handle)
    return handle
  }
}

/**
 * Sorts rows in the page itself, by mouse, touch and keyboard. The new order is sent when a row is dropped,
 * and is shown until the answer comes.
 *
 * @returns `announcement` for a live region
 */
export const useSortingInPlace = <Op extends AnyOperation>({
  list,
  items,
  operation,
  inputOf,
}: SortingInPlace<Op>) => {
  const [order, setOrder] = useState<readonly SortableItem[] | null>(null)
  const [announcement, say] = useState('')
  const current = order && haveSameMembers(order, items) ? order : items
  const { mutate } = useCommand(operation, {
    onSuccess: () => {
      setOrder(null)
      notify('success', 'Die Reihenfolge wurde angepasst.', { isSpokenOnly: true })
    },
    onError: () => setOrder(null),
  })
  const save = (sorted: readonly SortableItem[]) => {
    const isSame = idsOf(sorted) === idsOf(items)
    setOrder(isSame ? null : sorted)
    if (!isSame) mutate(inputOf(sorted.map(({ id }) => id)))
  }
  const keyboard = useKeyboardCarrying({ items: current, onChange: setOrder, onEnd: save, say })
  const { carrying, handlers, cancel } = usePointerCarrying({ list, items: current, onChange: save, say })
  const { carriedId } = keyboard
  const latest = useRef({ current, keyboard, handlers, carrying, cancel })
  useLayoutEffect(() => {
    latest.current = { current, keyboard, handlers, carrying, cancel }
  })
  const [handleOf] = useState(() => stableHandles(latest))
  const lastRows = useRef<ReadonlyMap<string, RowInOrder>>(new Map())
  const rows = current.map(({ id }, index): RowInOrder => {
    const isCarried = id === carriedId || index === carrying?.from
    const shiftPx = carrying?.shifts[index] ?? 0
    const last = lastRows.current.get(id)
    if (last && last.isCarried === isCarried && last.shiftPx === shiftPx) return last
    return { id, isCarried, shiftPx, handle: handleOf(id) }
  })
  useLayoutEffect(() => {
    lastRows.current = new Map(rows.map((row) => [row.id, row]))
  })
  return { rows, announcement, isCarrying: carrying !== null }
}
