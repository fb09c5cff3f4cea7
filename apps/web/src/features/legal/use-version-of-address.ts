import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * A former version by its day, `?fassung=2026-11-21`; otherwise the one in force. With another version the focus moves to the
 * beginning of the page, as with another page: the link that was pressed is gone.
 */
export const useVersionOfAddress = (): string | undefined => {
  const { fassung } = useSearch({ strict: false }) as { fassung?: unknown }
  const version = typeof fassung === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(fassung) ? fassung : undefined
  const last = useRef(version)
  useEffect(() => {
    if (last.current !== version) document.querySelector('main')?.focus({ preventScroll: true })
    last.current = version
  }, [version])
  return version
}
