import { logout } from '@wohlauf/contract/authentication/authentication'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { createRoot } from 'react-dom/client'
import { call, observeCalls } from '../../api/call.ts'
import { removeFromDevice } from '../../api/device-answers.ts'
import { storedSession } from '../../api/stored-session.ts'
import type { NativePlatform } from '../../native/platform.ts'
import { pushClient } from '../../native/push.ts'
import { AppTheme } from '../../ui/theme/app-theme.tsx'
import { OutdatedShellScreen } from './outdated-shell-screen.tsx'

const logOut = async (): Promise<void> => {
  await call(logout, {}).catch(() => {})
  await pushClient()?.release()
  await removeFromDevice('all')
  storedSession.clear()
  location.replace('/')
}

/** Shows the screen above everything once a call is refused, in a root of its own: browsers never need it. */
export const watchOutdated = (platform: NativePlatform, settings: AppSettings): void => {
  let isShown = false
  observeCalls({
    onRefusal: ({ identifier, body }) => {
      if (identifier !== 'shell-outdated' || isShown) return
      isShown = true
      const app = { ...settings, ...(body as Partial<AppSettings> | null) }
      const isLoggedIn = storedSession.token !== null
      createRoot(document.body.appendChild(document.createElement('div'))).render(
        <AppTheme style={app.appStyle} scale={app.appScale} nightScale={app.appNightScale}>
          <OutdatedShellScreen platform={platform} app={app} onLogout={isLoggedIn ? logOut : null} />
        </AppTheme>,
      )
    },
  })
}
