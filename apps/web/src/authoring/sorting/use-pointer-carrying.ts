import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { indexOfCarried, type Slot, shiftsOf } from './index-of-carried.ts'
import { moveItem } from './move-item.ts'
import { scrollAtEdge, scrollerOf } from './scroll-at-edge.ts'
import { announce } from './sort-announcements.ts'
import type { SortableItem } from './sortable-list.tsx'

type Carried = {
  from: number
  /** The last announced index. */
  announcedIndex: number
  slots: readonly Slot[]
  startY: number
  pointerY: number
  startScroll: number
}

type PointerCarrying = {
  list: RefObject<HTMLElement | null>
  items: readonly SortableItem[]
  onChange: (items: readonly SortableItem[]) => void
  say: (message: string) => void
}

const slotOf = (row: Element): Slot => {
  const { top, height } = row.getBoundingClientRect()
  return { top, height }
}

/**
 * Keeps the state outside of React's: a row picked up and dropped before the first rendering is still moved.
 */
export const usePointerCarrying = ({ list, items, onChange, say }: PointerCarrying) => {
  const carried = useRef<Carried | null>(null)
  const [carrying, setCarrying] = useState<{ from: number; to: number; shifts: readonly number[] } | null>(
    null,
  )
  const scroller = () => scrollerOf(list.current)

  const measure = ({ from, slots, startY, pointerY, startScroll }: Carried) => {
    const offsetPx = pointerY - startY + scroller().scrollTop - startScroll
    const to = indexOfCarried(slots, from, offsetPx)
    return { from, to, shifts: shiftsOf(slots, from, to, offsetPx) }
  }
  const draw = () => {
    if (!carried.current) return
    const now = measure(carried.current)
    const item = items[now.from]
    if (item && now.to !== carried.current.announcedIndex) say(announce.moved(item, now.to, items.length))
    carried.current.announcedIndex = now.to
    setCarrying(now)
  }
  const end = (isDrop: boolean) => {
    if (!carried.current) return
    const { from, to } = measure(carried.current)
    const item = items[from]
    carried.current = null
    setCarrying(null)
    if (!item) return
    say(isDrop ? announce.dropped(item, to, items.length) : announce.cancelled(item))
    if (isDrop && from !== to) onChange(moveItem(items, from, to))
  }

  const isCarrying = carrying !== null
  const scrollOn = useEffectEvent(() => {
    if (carried.current && scrollAtEdge(scroller(), carried.current.pointerY)) draw()
  })
  useEffect(() => {
    if (!isCarrying) return
    let frame = requestAnimationFrame(function next() {
      scrollOn()
      frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [isCarrying])

  const handlers = {
    onPointerDown: (event: PointerEvent, from: number) => {
      const item = items[from]
      if (event.button !== 0 || !event.isPrimary || !item || !list.current) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const pointerY = event.clientY
      carried.current = {
        from,
        announcedIndex: from,
        slots: [...list.current.children].map(slotOf),
        startY: pointerY,
        pointerY,
        startScroll: scroller().scrollTop,
      }
      setCarrying(measure(carried.current))
      say(announce.taken(item, from, items.length))
    },
    onPointerMove: (event: PointerEvent) => {
      if (!carried.current) return
      carried.current.pointerY = event.clientY
      draw()
    },
    onPointerUp: (event: PointerEvent) => {
      if (carried.current) carried.current.pointerY = event.clientY
      end(true)
    },
    onPointerCancel: () => end(false),
  }
  return { carrying, handlers, cancel: () => end(false) }
}
