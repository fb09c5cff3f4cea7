import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Scrolls to the row that a search has led to, and focuses it: its id is in the state of the navigation. */
export const useJumpedRow = (isLoaded: boolean): void => {
  const { rowId } = useLocation({ select: ({ state }) => state as { rowId?: string } })
  useEffect(() => {
    if (!isLoaded || !rowId) return
    // Runs after the page itself got the focus, as after every navigation.
    const frame = requestAnimationFrame(() => {
      const row = document.querySelector(`[data-row="${CSS.escape(rowId)}"]`)
      row?.scrollIntoView({ block: 'center' })
      row?.querySelector<HTMLElement>('[data-opens-row]')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isLoaded, rowId])
}
