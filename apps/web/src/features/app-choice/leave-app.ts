import { logout } from '@wohlauf/contract/authentication/authentication'
import { call } from '../../api/call.ts'
import { forgetChosenApp } from '../../native/capacitor/chosen-app.ts'
import { pushClient } from '../../native/push.ts'
import { copySessionTo } from '../../native/session-copy.ts'
import { addressWithLink } from '../../native/start-link.ts'

/**
 * Restarts without an app: that start clears what this one has stored.
 *
 * @param link of another app, which the next start begins with
 */
export const leaveApp = async (link?: string): Promise<void> => {
  // On this device the session is over even when the server cannot be reached.
  await call(logout, {}).catch(() => {})
  await pushClient()?.release()
  await navigator.clearAppBadge?.().catch(() => {})
  // Otherwise a late change of the session would be stored again.
  copySessionTo(null)
  await forgetChosenApp()
  location.replace(link ? addressWithLink(link) : '/')
}
