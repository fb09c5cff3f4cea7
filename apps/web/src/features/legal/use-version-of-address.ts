import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { focusPage } from '../../ui/focus/focus-page.ts'

/**
 * The day of the former version in the address, `?fassung=2026-11-21`. The focus moves to the page's
 * heading, because the pressed link is gone.
 */
export const useVersionOfAddress = (): string | undefined => {
  const { fassung } = useSearch({ strict: false }) as { fassung?: unknown }
  const version = typeof fassung === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(fassung) ? fassung : undefined
  const last = useRef(version)
  useEffect(() => {
    if (last.current !== version) focusPage(document.querySelector('main'))
    last.current = version
  }, [version])
  return version
}
