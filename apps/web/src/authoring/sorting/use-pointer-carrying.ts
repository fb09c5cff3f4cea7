import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { moved } from '../moved.ts'
import { placeOfCarried, type Slot, shiftsOf } from './place-of-carried.ts'
import { scrollAtEdge, scrollerOf } from './scroll-at-edge.ts'
import { announce } from './sort-announcements.ts'
import type { SortableThing } from './sortable-list.tsx'

type Carried = {
  from: number
  /** The place that was said last. */
  saidPlace: number
  slots: readonly Slot[]
  startY: number
  pointerY: number
  startScroll: number
}

type PointerCarrying = {
  list: RefObject<HTMLOListElement | null>
  things: readonly SortableThing[]
  onChange: (things: readonly SortableThing[]) => void
  say: (words: string) => void
}

const slotOf = (row: Element): Slot => {
  const { top, height } = row.getBoundingClientRect()
  return { top, height }
}

/**
 * Takes hold of a row with a mouse or a finger and drops it at another place. What counts is kept outside of what is drawn:
 * a row that is taken, moved and let go before the screen was drawn once still arrives.
 */
export const usePointerCarrying = ({ list, things, onChange, say }: PointerCarrying) => {
  const carried = useRef<Carried | null>(null)
  const [drawn, setDrawn] = useState<{ from: number; to: number; shifts: readonly number[] } | null>(null)
  const scroller = () => scrollerOf(list.current)

  const measure = ({ from, slots, startY, pointerY, startScroll }: Carried) => {
    const offsetPx = pointerY - startY + scroller().scrollTop - startScroll
    const to = placeOfCarried(slots, from, offsetPx)
    return { from, to, shifts: shiftsOf(slots, from, to, offsetPx) }
  }
  const draw = () => {
    if (!carried.current) return
    const now = measure(carried.current)
    const thing = things[now.from]
    if (thing && now.to !== carried.current.saidPlace) say(announce.moved(thing, now.to, things.length))
    carried.current.saidPlace = now.to
    setDrawn(now)
  }
  const end = (isDrop: boolean) => {
    if (!carried.current) return
    const { from, to } = measure(carried.current)
    const thing = things[from]
    carried.current = null
    setDrawn(null)
    if (!thing) return
    say(isDrop ? announce.dropped(thing, to, things.length) : announce.cancelled(thing))
    if (isDrop && from !== to) onChange(moved(things, from, to))
  }

  const isCarrying = drawn !== null
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
      const thing = things[from]
      if (event.button !== 0 || !event.isPrimary || !thing || !list.current) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const pointerY = event.clientY
      carried.current = {
        from,
        saidPlace: from,
        slots: [...list.current.children].map(slotOf),
        startY: pointerY,
        pointerY,
        startScroll: scroller().scrollTop,
      }
      setDrawn(measure(carried.current))
      say(announce.taken(thing, from, things.length))
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
  return { drawn, handlers, cancel: () => end(false) }
}
