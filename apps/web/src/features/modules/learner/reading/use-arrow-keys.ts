import { useEffect, useRef } from 'react'

type Moves = { next: () => void; back: () => void }

/** Elements that use an arrow key themselves, or in which turning the page would be unexpected. */
const CONTROLS = 'a, button, input, select, textarea, iframe, [contenteditable], [role="dialog"]'

const isPageKey = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.repeat) return false
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false
  return !(event.target instanceof Element && event.target.closest(CONTROLS))
}

export const useArrowKeys = (moves: Moves): void => {
  const latest = useRef(moves)
  useEffect(() => {
    latest.current = moves
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPageKey(event)) return
      if (event.key === 'ArrowRight') latest.current.next()
      if (event.key === 'ArrowLeft') latest.current.back()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
