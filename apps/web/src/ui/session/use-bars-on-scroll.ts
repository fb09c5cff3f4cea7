import { type RefObject, useEffect } from 'react'
import './session-bars.css'
import { BARS_AT_REST, barsAfterScroll } from './bars-after-scroll.ts'

/**
 * A flick keeps scrolling for a while after the finger has left; its events follow each other faster than
 * this.
 */
const PAUSE_MS = 200

/** Events by which a person scrolls the page. */
const SCROLLING_INPUT = ['wheel', 'touchmove', 'keydown'] as const

/**
 * Marks the frame around the bars while they are hidden (`session-bars.css`); no component is rendered for
 * it. Only a person's scrolling hides them: after a press that scrolls, the next step's button has to be in
 * view, so any press and any focus show them again.
 *
 * @param isScrolledItself the frame scrolls, as a dialog does, and not the page
 */
export const useBarsOnScroll = (frame: RefObject<HTMLElement | null>, isScrolledItself = false): void => {
  useEffect(() => {
    const markedFrame = frame.current
    if (!markedFrame) return
    const scroller = isScrolledItself ? markedFrame : document.documentElement
    const source = isScrolledItself ? markedFrame : window
    let bars = BARS_AT_REST
    let byHandMs = Number.NEGATIVE_INFINITY
    const show = (isAway: boolean) => {
      bars = { ...bars, isAway }
      markedFrame.toggleAttribute('data-bars-away', isAway)
    }
    const onHand = ({ timeStamp }: Event) => {
      byHandMs = timeStamp
    }
    const onScroll = ({ timeStamp }: Event) => {
      const isByHand = timeStamp - byHandMs < PAUSE_MS
      if (isByHand) byHandMs = timeStamp
      const { scrollHeight, clientHeight, scrollTop: y } = scroller
      const { isAway } = bars
      bars = barsAfterScroll(bars, { y, maxY: scrollHeight - clientHeight })
      show(bars.isAway && (isAway || isByHand))
    }
    const onPress = () => show(false)
    const end = new AbortController()
    const { signal } = end
    source.addEventListener('scroll', onScroll, { passive: true, signal })
    for (const hand of SCROLLING_INPUT) source.addEventListener(hand, onHand, { passive: true, signal })
    markedFrame.addEventListener('focusin', onPress, { signal })
    markedFrame.addEventListener('click', onPress, { signal })
    return () => {
      end.abort()
      show(false)
    }
  }, [frame, isScrolledItself])
}
