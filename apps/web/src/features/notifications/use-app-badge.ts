import { useEffect } from 'react'

/** On the icon of the installed app, as far as the system shows one. It stays when the app is closed, not without a login. */
export const useAppBadge = (count: number | undefined): void => {
  useEffect(() => {
    // Zero clears it.
    if (count !== undefined) void navigator.setAppBadge?.(count).catch(() => {})
  }, [count])
  useEffect(() => () => void navigator.clearAppBadge?.().catch(() => {}), [])
}
