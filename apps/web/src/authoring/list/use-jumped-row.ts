import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Brings the row to which something has led here into view, and gives it the focus: its id is in the state of the
 * navigation.
 */
export const useJumpedRow = (isLoaded: boolean): void => {
  const { rowId } = useLocation({ select: ({ state }) => state as { rowId?: string } })
  useEffect(() => {
    if (!isLoaded || !rowId) return
    // The page itself gets the focus after a navigation.
    const frame = requestAnimationFrame(() => {
      const row = document.querySelector(`[data-row="${CSS.escape(rowId)}"]`)
      row?.scrollIntoView({ block: 'center' })
      row?.querySelector<HTMLElement>('[data-opens-row]')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isLoaded, rowId])
}
