import { type TouchEvent, useRef } from 'react'
import { swipeOf } from './swipe.ts'

type Moves = { next: () => void; back: () => void }
type Start = { x: number; y: number; atMs: number }

const ZOOMED = 1.05

/** Whether an element below the touch scrolls sideways itself. */
const isInSideScroller = (target: EventTarget, frame: Element): boolean => {
  for (
    let element = target as Element | null;
    element && element !== frame;
    element = element.parentElement
  ) {
    if (element.scrollWidth <= element.clientWidth) continue
    if (['auto', 'scroll'].includes(getComputedStyle(element).overflowX)) return true
  }
  return false
}

const isSelectingText = () => window.getSelection()?.isCollapsed === false

/** Ignores two fingers, a zoomed page, selected text, elements that scroll sideways, and dialogs over the page. */
export const useSwipe = ({ next, back }: Moves) => {
  const start = useRef<Start | null>(null)
  const forget = () => {
    start.current = null
  }
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0]
      const isLeftAlone =
        // React passes on what happens in a dialog, which is a portal, to the component that opened it.
        !event.currentTarget.contains(event.target as Node) ||
        event.touches.length > 1 ||
        (window.visualViewport?.scale ?? 1) > ZOOMED ||
        isInSideScroller(event.target, event.currentTarget)
      start.current =
        touch && !isLeftAlone ? { x: touch.clientX, y: touch.clientY, atMs: event.timeStamp } : null
    },
    onTouchEnd: (event: TouchEvent) => {
      const from = start.current
      const touch = event.changedTouches[0]
      forget()
      if (!from || !touch || isSelectingText()) return
      const swipe = swipeOf({
        fromX: from.x,
        byX: touch.clientX - from.x,
        byY: touch.clientY - from.y,
        durationMs: event.timeStamp - from.atMs,
        screenWidth: window.innerWidth,
      })
      if (swipe === 'next') next()
      if (swipe === 'back') back()
    },
    onTouchCancel: forget,
  }
}
