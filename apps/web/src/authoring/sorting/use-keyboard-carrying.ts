import { type KeyboardEvent, useState } from 'react'
import { moveItem } from './move-item.ts'
import { announce } from './sort-announcements.ts'
import type { SortableItem } from './sortable-list.tsx'

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

type Carried = { id: string; before: readonly SortableItem[] }

type KeyboardCarrying = {
  items: readonly SortableItem[]
  onChange: (items: readonly SortableItem[]) => void
  /** Called with the order in which the carried row was dropped, was put back, or lost the focus. */
  onEnd?: (items: readonly SortableItem[]) => void
  say: (message: string) => void
}

/** Each key acts on the list as the previous key left it. */
export const useKeyboardCarrying = ({ items, onChange, onEnd, say }: KeyboardCarrying) => {
  const [carried, setCarried] = useState<Carried | null>(null)

  const end = (order: readonly SortableItem[]) => {
    setCarried(null)
    onEnd?.(order)
  }
  const move = (item: SortableItem, from: number, to: number) => {
    if (to < 0 || to >= items.length) return
    onChange(moveItem(items, from, to))
    say(announce.moved(item, to, items.length))
  }
  const cancel = (item: SortableItem, { before }: Carried) => {
    onChange(before)
    end(before)
    say(announce.cancelled(item))
  }
  const pickUpOrDrop = (item: SortableItem, index: number) => {
    const isDrop = carried?.id === item.id
    if (isDrop) end(items)
    else setCarried({ id: item.id, before: items })
    say(announce[isDrop ? 'dropped' : 'taken'](item, index, items.length))
  }

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const item = items[index]
    if (!item) return
    const isCarried = carried?.id === item.id
    const step = STEPS[event.key]
    if (event.key === ' ' || event.key === 'Enter') pickUpOrDrop(item, index)
    else if (isCarried && step !== undefined) move(item, index, index + step)
    else if (isCarried && event.key === 'Escape') cancel(item, carried)
    else return
    event.preventDefault()
  }
  /** The row stays where it is: the focus has moved on, or another control was pressed. */
  const drop = () => {
    const index = items.findIndex(({ id }) => id === carried?.id)
    const item = items[index]
    if (item) pickUpOrDrop(item, index)
  }
  return { carriedId: carried?.id, onKeyDown, drop }
}
