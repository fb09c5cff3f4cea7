import type { AppOfHost } from '@wohlauf/contract/authentication/authentication'
import { onTestFinished } from 'vitest'
import { forgetDevice } from './testing/forget-device.ts'
import { type BridgeAnswer, createNativeDevice } from './testing/native-device.ts'
import { sampleApp } from './testing/samples.ts'
import { expect, test } from './testing/test.ts'

const SERVER = 'https://muster.example'
const LINK = '/passwort-zuruecksetzen/bestaetigen'
const settings: AppOfHost = { ...sampleApp, appHost: 'muster.example', errorReportingDsn: null }
const CHOSEN = { app: JSON.stringify({ serverOrigin: SERVER, settings }) }
const SESSION = { session: JSON.stringify({ 'auth-token': 'stored', 'user-id': 'u', 'app-id': 'a' }) }

/** Steps besides the calls of plugins. */
const APP = 'the pages are loaded'
const CALL = 'the server is called'

type Callback = (data: unknown) => void

/** The page's half of Capacitor's bridge, on a device that answers immediately. */
const bridgeOn = (steps: string[]) => {
  const answers = new Map<string, (answer: BridgeAnswer) => void>()
  const device = createNativeDevice((answer) => answers.get(answer.callbackId)?.(answer))
  let calls = 0
  const call = (
    pluginId: string,
    methodName: string,
    options: Record<string, unknown>,
    onAnswer: (answer: BridgeAnswer) => void,
  ): string => {
    calls += 1
    const callbackId = String(calls)
    answers.set(callbackId, onAnswer)
    steps.push([`${pluginId}.${methodName}`, options?.eventName ?? options?.key].filter(Boolean).join(' '))
    device.receive({ callbackId, pluginId, methodName, options: options ?? {} }, 'page')
    return callbackId
  }
  return {
    device,
    Capacitor: {
      PluginHeaders: device.headers(),
      nativePromise: (plugin: string, method: string, options: Record<string, unknown>) =>
        new Promise((resolve, reject) => {
          call(plugin, method, options, ({ success, data, error }) =>
            success ? resolve(data) : reject(Object.assign(new Error(error?.message), error)),
          )
        }),
      nativeCallback: (
        plugin: string,
        method: string,
        options: Record<string, unknown>,
        callback: Callback,
      ) => call(plugin, method, options, ({ data }) => callback(data)),
    },
  }
}

/** Starts `native.tsx` in a page of its own. Its calls of the server are never answered. */
const startNative = async (
  preferences: Record<string, string>,
  { link, userAgent }: { link?: string; userAgent?: string } = {},
) => {
  await forgetDevice()
  onTestFinished(forgetDevice)
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  const { contentWindow: page, contentDocument: content } = frame
  if (!page || !content) throw new Error('the frame has no page')
  const steps: string[] = []
  const stateAt: Record<string, unknown> = {}
  const recordStep = (step: string, state: object) => {
    steps.push(step)
    stateAt[step] ??= state
  }
  const { device, Capacitor } = bridgeOn(steps)
  for (const [key, value] of Object.entries(preferences)) device.state.preferences.set(key, value)
  if (link) device.pressLink(link)
  content.open()
  content.write(`<!doctype html><div id="waiting"></div><div id="root"></div>
    <script id="app-settings" type="application/json"></script>
    <script id="site-settings" type="application/json"></script>`)
  content.close()
  if (userAgent) Object.defineProperty(page.navigator, 'userAgent', { value: userAgent })
  const deviceColours = Object.assign(new EventTarget(), { matches: false })
  Object.assign(page, {
    matchMedia: () => deviceColours,
    Capacitor,
    androidBridge: {},
    // Vitest turns each `import()` into a call of this function.
    __vitest_browser_runner__: {
      wrapDynamicImport: (load: () => unknown) => {
        if (String(load).includes('/main.tsx'))
          recordStep(APP, {
            token: page.localStorage.getItem('auth-token'),
            title: content.title,
            settings: content.getElementById('app-settings')?.textContent,
            path: page.location.pathname,
          })
        return load()
      },
    },
    fetch: ({ url }: Request) => {
      recordStep(CALL, { origin: new URL(url).origin })
      return new Promise(() => {})
    },
  })
  const script = content.createElement('script')
  Object.assign(script, { type: 'module', src: '/src/native.tsx' })
  content.head.append(script)
  const root = () => content.getElementById('root')?.textContent ?? ''
  const setDeviceDark = (isDark: boolean): void => {
    deviceColours.matches = isDark
    deviceColours.dispatchEvent(new Event('change'))
  }
  return { steps, stateAt, root, device, setDeviceDark, dataset: content.documentElement.dataset, page }
}

test('what the pages read is in place before they are loaded', async () => {
  const { stateAt } = await startNative({ ...CHOSEN, ...SESSION }, { link: SERVER + LINK })
  await expect.poll(() => stateAt[CALL]).toEqual({ origin: SERVER })
  const { errorReportingDsn: _, ...inDocument } = settings
  expect(stateAt[APP]).toEqual({
    token: 'stored',
    title: settings.appTitle,
    settings: JSON.stringify(inDocument),
    path: LINK,
  })
})

test('settings that a former version has stored start the app', async () => {
  const { optionalLegalTexts: _, ...former } = settings
  const { root } = await startNative({
    app: JSON.stringify({
      serverOrigin: SERVER,
      settings: { ...former, hasAccessibilityStatement: true },
    }),
  })
  await expect.poll(root).toContain('Informationen')
  await expect.poll(root).toContain('Anmelden')
})

test('the device is prepared, then links are observed, then the app is read, then the session is restored', async () => {
  const { steps } = await startNative({ ...CHOSEN, ...SESSION })
  await expect.poll(() => steps).toContain(CALL)
  const order = [
    'Network.getStatus',
    'App.addListener backButton',
    'Filesystem.rmdir',
    'App.addListener appUrlOpen',
    'Preferences.get app',
    'PushNotifications.addListener pushNotificationActionPerformed',
    'Preferences.get session',
    APP,
    CALL,
  ]
  expect(steps.filter((step) => order.includes(step))).toEqual(order)
})

test('a link of another app asks first: no session is restored, and no page of the chosen app is loaded', async () => {
  const { steps, root } = await startNative(
    { ...CHOSEN, ...SESSION },
    { link: `https://andere.example${LINK}` },
  )
  await expect.poll(root).toContain('Der Link führt zu andere.example.')
  expect(steps).toContain('SplashScreen.hide')
  expect(steps).not.toContain('Preferences.get session')
  expect(steps).not.toContain(APP)
  expect(steps).not.toContain(CALL)
})

test('a link outlasts a start that fails', async () => {
  const { root, page } = await startNative({ app: '{' }, { link: SERVER + LINK })
  await expect.poll(root).toContain('Das hat nicht geklappt')
  expect(new URLSearchParams(page.location.search).get('link')).toBe(SERVER + LINK)
})

test('the system’s bars are readable above the page, by the person’s choice and by the device’s', async () => {
  const { steps, device, dataset, setDeviceDark } = await startNative(CHOSEN)
  await expect.poll(() => steps).toContain('SystemBars.setStyle')
  expect(device.state.barStyle).toBe('LIGHT')
  dataset.appearance = 'dark'
  await expect.poll(() => device.state.barStyle).toBe('DARK')
  delete dataset.appearance
  await expect.poll(() => device.state.barStyle).toBe('LIGHT')
  setDeviceDark(true)
  await expect.poll(() => device.state.barStyle).toBe('DARK')
  dataset.appearance = 'light'
  await expect.poll(() => device.state.barStyle).toBe('LIGHT')
})

test('beside an old web view of Android, which ends at the bars, they are as the device is', async () => {
  const { steps, device, dataset, setDeviceDark } = await startNative(CHOSEN, {
    userAgent: 'Chrome/139.0.0.0',
  })
  await expect.poll(() => steps).toContain('SystemBars.setStyle')
  setDeviceDark(true)
  await expect.poll(() => device.state.barStyle).toBe('DARK')
  dataset.appearance = 'light'
  setDeviceDark(true)
  await expect.poll(() => steps.filter((step) => step === 'SystemBars.setStyle').length).toBeGreaterThan(2)
  expect(device.state.barStyle).toBe('DARK')
})
