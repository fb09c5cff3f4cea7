import { useSyncExternalStore } from 'react'

/** A keyboard is higher; bars of the browser that come and go are lower. */
const MIN_KEYBOARD_PX = 100

const subscribe = (onChange: () => void) => {
  const watch = new AbortController()
  for (const event of ['resize', 'scroll'])
    window.visualViewport?.addEventListener(event, onChange, { signal: watch.signal })
  return () => watch.abort()
}

/** Returns `top height` in pixels; empty where no keyboard is shown, and where the page is zoomed. */
const visibleArea = (): string => {
  const { offsetTop = 0, height = 0, scale = 0 } = window.visualViewport ?? {}
  const isCovered = document.documentElement.clientHeight - height > MIN_KEYBOARD_PX
  return isCovered && Math.abs(scale - 1) < 0.01 ? `${offsetTop} ${height}` : ''
}

/**
 * An on-screen keyboard lies over the page: iOS never makes the page smaller, and Android only if the whole
 * page asks for it, whose bars would then stand above the keyboard.
 *
 * @returns the visible area for fixed elements, in pixels from the top; null while no keyboard is shown
 */
export const useVisibleArea = (): { top: number; height: number } | null => {
  const area = useSyncExternalStore(subscribe, visibleArea)
  if (area === '') return null
  const [top = 0, height = 0] = area.split(' ').map(Number)
  return { top, height }
}
