import { useEffect, useRef } from 'react'

type Beside = { isEnabled: boolean; refetch: () => unknown }

/**
 * Refetches facts beside a list whenever the list has changed. Nearly every command of staff changes such
 * facts, so that no command names their queries.
 */
export const useAskedAgain = (items: readonly object[], { isEnabled, refetch }: Beside): void => {
  const before = useRef(items)
  useEffect(() => {
    if (before.current !== items && before.current.length > 0 && isEnabled) void refetch()
    before.current = items
  }, [items, isEnabled, refetch])
}
