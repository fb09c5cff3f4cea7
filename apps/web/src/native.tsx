import './ui/theme/trusted-types.ts'
import './ui/theme/styles.css'
import './ui/theme/mantine-styles.ts'
import { type AppOfHost, getAppOfHost } from '@wohlauf/contract/authentication/authentication'
import { BRAND_ALIAS } from '@wohlauf/contract/values/brand'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { call } from './api/call.ts'
import { storedSession } from './api/stored-session.ts'
import { AppChoicePage } from './features/app-choice/app-choice-page.tsx'
import { ChoiceFrame } from './features/app-choice/choice-frame.tsx'
import { leaveApp } from './features/app-choice/leave-app.ts'
import { LeaveQuestion } from './features/app-choice/leave-question.tsx'
import { watchOutdated } from './features/outdated-shell/watch-outdated.tsx'
import { setAppChoice } from './native/app-choice.ts'
import { setCamera } from './native/camera.ts'
import { takePhoto } from './native/capacitor/camera.ts'
import { type ChosenApp, readChosenApp, rememberChosenApp } from './native/capacitor/chosen-app.ts'
import { hasPlugin, hideLaunchPicture, platformOfDevice } from './native/capacitor/device.ts'
import { createFileClient, removeSharedFiles } from './native/capacitor/file-client.ts'
import { listenToLinks } from './native/capacitor/links.ts'
import { createPushClient } from './native/capacitor/push-client.ts'
import { restoreSession, writeSessionCopy } from './native/capacitor/stored-session.ts'
import { followColours } from './native/capacitor/system-bars.ts'
import { listenToSystem } from './native/capacitor/system-buttons.ts'
import { provideWebStandards } from './native/capacitor/web-standards.ts'
import { clearWebView } from './native/clear-web-view.ts'
import { fillDocument } from './native/fill-document.ts'
import { linkOfApp } from './native/link-of-app.ts'
import { setNativeShell } from './native/platform.ts'
import { setPushClient } from './native/push.ts'
import { setFileClient } from './native/save-file.ts'
import { copySessionTo } from './native/session-copy.ts'
import { addressWithLink, consumeLinkOfAddress } from './native/start-link.ts'
import { FailedState } from './ui/feedback/failed-state.tsx'
import { AppTheme } from './ui/theme/app-theme.tsx'
import { displayOfDocument } from './ui/theme/display.ts'

const platform = platformOfDevice()

/** The start of the native app. Its steps are functions below, called in one order that says why. */
const start = async (): Promise<void> => {
  // Before the first screen, which may photograph a QR code, share, or show that the network is gone.
  await prepareDevice()
  // Also before an app is chosen: the invitation's link is in the person's mail.
  const followLinks = await putLinksIntoAddress()
  const chosenApp = await readChosenApp()
  followLinks()
  const link = consumeLinkOfAddress()
  if (!chosenApp) return chooseApp(link)
  // Before any call, also the logout of a person who leaves for another app.
  setNativeShell({ platform, serverOrigin: chosenApp.serverOrigin })
  if (link !== null && isOfOther(chosenApp, link)) return askToLeave(chosenApp, link)
  // Before the router is loaded, which reads the address.
  if (link !== null) history.replaceState(null, '', pathOf(link))
  return startApp(chosenApp)
}

/** Loading `main.tsx` renders the app: everything that it reads is in place before. */
const startApp = async (chosenApp: ChosenApp): Promise<void> => {
  fillDocument(chosenApp.settings)
  await provideClients()
  await keepSession()
  const askForSettings = await keepSettings(chosenApp)
  // Before the first call, which may already be refused.
  watchOutdated(platform, chosenApp.settings)
  await import('./main.tsx')
  // Before a login nothing else reports new settings or maintenance.
  if (storedSession.token === null) await askForSettings()
}

const prepareDevice = async (): Promise<void> => {
  if (hasPlugin('SystemBars')) await followColours(platform, () => displayOfDocument().appearance)
  if (hasPlugin('Camera')) setCamera(takePhoto)
  await provideWebStandards()
  await listenToSystem()
  await removeSharedFiles()
}

/**
 * The system passes on each link once: in the address it outlasts a start that fails.
 *
 * @returns from then on, links restart the app
 */
const putLinksIntoAddress = async (): Promise<() => void> => {
  let isStarting = true
  await listenToLinks((link) => {
    if (isStarting) history.replaceState(null, '', addressWithLink(link))
    else location.assign(addressWithLink(link))
  })
  return () => {
    isStarting = false
  }
}

const provideClients = async (): Promise<void> => {
  setFileClient(createFileClient(platform))
  if (hasPlugin('PushNotifications')) setPushClient(await createPushClient(platform))
  setAppChoice({ leave: leaveApp })
}

/** Puts back what the system has removed, before anything reads it; from then on each change is copied. */
const keepSession = async (): Promise<void> => {
  await restoreSession()
  copySessionTo((values) => void writeSessionCopy(values))
}

/**
 * Stores each change of the app's settings for the next start.
 *
 * @returns how to ask the server for them
 */
const keepSettings = async (chosenApp: ChosenApp): Promise<() => Promise<void>> => {
  // Reads the document when it is loaded, so it comes after `fillDocument`.
  const { appSettings, applyAppSettings } = await import('./session/app-settings.ts')
  let { settings } = chosenApp
  const remember = (next: Partial<AppOfHost> | null): void => {
    settings = { ...settings, ...next }
    void rememberChosenApp({ ...chosenApp, settings })
  }
  appSettings.subscribe(() => remember(appSettings.get()))
  return async () => {
    const next = await call(getAppOfHost, {}).catch(() => null)
    remember(next)
    applyAppSettings(next)
  }
}

const isOfOther = ({ serverOrigin }: ChosenApp, link: string): boolean => {
  const at = linkOfApp(link)
  return at !== null && new URL(at.origin).host !== new URL(serverOrigin).host
}

const pathOf = (link: string): string => linkOfApp(link)?.path ?? '/'

const show = (screen: ReactNode): void => {
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no root element for the app')
  document.getElementById('waiting')?.remove()
  createRoot(root).render(<AppTheme style={BRAND_ALIAS}>{screen}</AppTheme>)
}

const chooseApp = async (link: string | null): Promise<void> => {
  // Before anything is shown: the app that was left may have ended before its data was removed.
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

const askToLeave = ({ serverOrigin, settings }: ChosenApp, link: string): void =>
  show(
    <LeaveQuestion
      title={settings.appTitle}
      host={new URL(linkOfApp(link)?.origin ?? serverOrigin).host}
      onLeave={async () => {
        // The app to leave was not started: ending its session and its messages needs both.
        await provideClients()
        await keepSession()
        await leaveApp(link)
      }}
      onStay={() => location.replace('/')}
    />,
  )

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
