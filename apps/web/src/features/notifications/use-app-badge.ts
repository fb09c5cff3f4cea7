import { useEffect } from 'react'

/**
 * Shows the count on the icon of the installed app, if the system supports it. It stays when the app is
 * closed, but is cleared without a login.
 */
export const useAppBadge = (count: number | undefined): void => {
  useEffect(() => {
    // Zero clears it.
    if (count !== undefined) void navigator.setAppBadge?.(count).catch(() => {})
  }, [count])
  useEffect(() => () => void navigator.clearAppBadge?.().catch(() => {}), [])
}
