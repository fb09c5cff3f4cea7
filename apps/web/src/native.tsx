import './ui/theme/trusted-types.ts'
import './ui/theme/styles.css'
import './ui/theme/mantine-styles.ts'
import { type AppOfHost, getAppOfHost, logout } from '@wohlauf/contract/authentication/authentication'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { BRAND_ALIAS } from '@wohlauf/contract/values/brand'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { call, observeCalls } from './api/call.ts'
import { removeFromDevice } from './api/device-answers.ts'
import { storedSession } from './api/stored-session.ts'
import { AppChoicePage } from './features/app-choice/app-choice-page.tsx'
import { ChoiceFrame } from './features/app-choice/choice-frame.tsx'
import { LeaveQuestion } from './features/app-choice/leave-question.tsx'
import { OutdatedShellScreen } from './features/outdated-shell/outdated-shell-screen.tsx'
import { setAppChoice } from './native/app-choice.ts'
import { setCamera } from './native/camera.ts'
import { takePhoto } from './native/capacitor/camera.ts'
import {
  type ChosenApp,
  forgetChosenApp,
  readChosenApp,
  rememberChosenApp,
} from './native/capacitor/chosen-app.ts'
import { hasPlugin, hideLaunchPicture, platformOfDevice } from './native/capacitor/device.ts'
import { createFileClient, removeSharedFiles } from './native/capacitor/file-client.ts'
import { launchLink, listenToLinks } from './native/capacitor/links.ts'
import { createPushClient } from './native/capacitor/push-client.ts'
import { restoreSession, writeSessionCopy } from './native/capacitor/stored-session.ts'
import { listenToSystem } from './native/capacitor/system-buttons.ts'
import { provideWebStandards } from './native/capacitor/web-standards.ts'
import { clearWebView } from './native/clear-web-view.ts'
import { linkOfApp } from './native/link-of-app.ts'
import { setNativeShell } from './native/platform.ts'
import { pushClient, setPushClient } from './native/push.ts'
import { setFileClient } from './native/save-file.ts'
import { copySessionTo } from './native/session-copy.ts'
import { addressWithLink, consumeLinkOfAddress, linkOnce } from './native/start-link.ts'
import { FailedState } from './ui/feedback/failed-state.tsx'
import { AppTheme } from './ui/theme/app-theme.tsx'

const platform = platformOfDevice()

const show = (screen: ReactNode): void => {
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no root element for the app')
  document.getElementById('waiting')?.remove()
  createRoot(root).render(<AppTheme style={BRAND_ALIAS}>{screen}</AppTheme>)
}

const chooseApp = async (link: string | null): Promise<void> => {
  await clearWebView()
  show(
    <AppChoicePage
      link={link}
      onOrigin={(serverOrigin) => setNativeShell({ platform, serverOrigin })}
      onChoice={async (settings, { origin, path }) => {
        const { protocol } = new URL(origin)
        await rememberChosenApp({ serverOrigin: `${protocol}//${settings.appHost}`, settings })
        location.replace(path)
      }}
    />,
  )
}

/** The next start finds no app, and clears what this one has stored. */
const leave = async (link?: string): Promise<void> => {
  // On this device the session is over even when the server cannot be reached.
  await call(logout, {}).catch(() => {})
  await pushClient()?.release()
  await navigator.clearAppBadge?.().catch(() => {})
  copySessionTo(null)
  await forgetChosenApp()
  location.replace(link ? addressWithLink(link) : '/')
}

/** Provides what the server writes into a browser's document. */
const fillDocument = ({ settings: { errorReportingDsn, ...settings } }: ChosenApp): void => {
  document.title = settings.appTitle
  document.documentElement.dataset.style = settings.appStyle
  const site = { errorReportingDsn, isInMaintenance: false, hasWorker: false }
  for (const [id, value] of Object.entries({ 'app-settings': settings, 'site-settings': site })) {
    const place = document.getElementById(id)
    if (place) place.textContent = JSON.stringify(value)
  }
}

const isOfOther = ({ serverOrigin }: ChosenApp, link: string): boolean => {
  const at = linkOfApp(link)
  return at !== null && new URL(at.origin).host !== new URL(serverOrigin).host
}

const pathOf = (link: string): string => linkOfApp(link)?.path ?? '/'

const logOut = async (): Promise<void> => {
  await call(logout, {}).catch(() => {})
  await pushClient()?.release()
  await removeFromDevice('all')
  storedSession.clear()
  location.replace('/')
}

/** Rendered in a root of its own: browsers never need it. */
const watchOutdated = (chosenApp: ChosenApp): void => {
  let isShown = false
  observeCalls({
    onRefusal: ({ identifier, body }) => {
      if (identifier !== 'shell-outdated' || isShown) return
      isShown = true
      const app = { ...chosenApp.settings, ...(body as Partial<AppSettings> | null) }
      const isLoggedIn = storedSession.token !== null
      createRoot(document.body.appendChild(document.createElement('div'))).render(
        <AppTheme style={app.appStyle} scale={app.appScale} nightScale={app.appNightScale}>
          <OutdatedShellScreen platform={platform} app={app} onLogout={isLoggedIn ? logOut : null} />
        </AppTheme>,
      )
    },
  })
}

const startApp = async (chosenApp: ChosenApp): Promise<void> => {
  fillDocument(chosenApp)
  setFileClient(createFileClient(platform))
  if (hasPlugin('PushNotifications')) setPushClient(await createPushClient(platform))
  setAppChoice({ leave })
  await restoreSession()
  copySessionTo((values) => void writeSessionCopy(values))
  await listenToLinks((link) =>
    location.assign(isOfOther(chosenApp, link) ? addressWithLink(link) : pathOf(link)),
  )
  const { appSettings, applyAppSettings } = await import('./session/app-settings.ts')
  let { settings } = chosenApp
  const remember = (next: Partial<AppOfHost> | null): void => {
    settings = { ...settings, ...next }
    void rememberChosenApp({ ...chosenApp, settings })
  }
  appSettings.subscribe(() => remember(appSettings.get()))
  watchOutdated(chosenApp)
  await import('./main.tsx')
  // Before a login nothing else reports new settings or maintenance.
  if (storedSession.token !== null) return
  const next = await call(getAppOfHost, {}).catch(() => null)
  remember(next)
  applyAppSettings(next)
}

const start = async (): Promise<void> => {
  if (hasPlugin('Camera')) setCamera(takePhoto)
  await provideWebStandards()
  await listenToSystem()
  await removeSharedFiles()
  const link = consumeLinkOfAddress() ?? linkOnce(await launchLink())
  const chosenApp = await readChosenApp()
  if (!chosenApp) return chooseApp(link)
  setNativeShell({ platform, serverOrigin: chosenApp.serverOrigin })
  if (link === null) return startApp(chosenApp)
  if (!isOfOther(chosenApp, link)) {
    history.replaceState(null, '', pathOf(link))
    return startApp(chosenApp)
  }
  show(
    <LeaveQuestion
      title={chosenApp.settings.appTitle}
      host={new URL(linkOfApp(link)?.origin ?? chosenApp.serverOrigin).host}
      onLeave={() => leave(link)}
      onStay={() => location.replace('/')}
    />,
  )
}

const showFailure = (error: unknown): void => {
  reportError(error)
  show(
    <ChoiceFrame>
      <FailedState
        title="Das hat nicht geklappt"
        text="Die App konnte nicht gestartet werden. Bitte versuche es noch einmal."
        onRetry={() => location.reload()}
      />
    </ChoiceFrame>,
  )
}

// Awaiting it here would wait for code that waits for this file.
void start()
  .catch(showFailure)
  .finally(() => void hideLaunchPicture())
