import { useSyncExternalStore } from 'react'

const matching = (text: string): (() => boolean) => {
  const query = window.matchMedia(text)
  const subscribe = (onChange: () => void) => {
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }
  return () => useSyncExternalStore(subscribe, () => query.matches)
}

/** Below 48em there is one column and the bottom bar. The style sheets contain the same number. */
export const useIsPhone = matching('(max-width: 47.99em)')

/**
 * At 75em and more the areas of the management stand beside the page. The style sheets contain the same
 * number.
 */
export const useIsWide = matching('(min-width: 75em)')
