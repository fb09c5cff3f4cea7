import { observeCalls } from '../../api/call.ts'
import { isNative } from '../../native/platform.ts'
import { isOffline } from '../../ui/state/is-offline.ts'
import { createStore } from '../../ui/state/store.ts'
import { recordServerTime } from '../../ui/time/clock.ts'
import { siteSettings } from '../site-settings.ts'

/** True until the page is reloaded. */
export const isInMaintenance = createStore(siteSettings.isInMaintenance)

/** True when the server has a newer version of the site than this page. */
export const isOutdated = createStore(false)

/** Called once, before any call. */
export const watchSite = (): void => {
  observeCalls({
    onDate: recordServerTime,
    onVersion: (version) => {
      // A native app contains its own version and gets another one only from its store.
      if (version !== __APP_VERSION__ && !isNative()) isOutdated.set(true)
    },
    onRefusal: ({ identifier }) => {
      // Any other 503 may be over in a moment: the calling screen shows it with a retry button.
      if (identifier === 'maintenance') isInMaintenance.set(true)
    },
  })
  for (const name of ['online', 'offline']) addEventListener(name, () => isOffline.set(!navigator.onLine))
}
