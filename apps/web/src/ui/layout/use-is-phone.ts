import { useSyncExternalStore } from 'react'

/** Below 48em there is one column and the bottom bar. The style sheets contain the same number. */
const query = window.matchMedia('(max-width: 47.99em)')

const subscribe = (onChange: () => void) => {
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query.matches)
