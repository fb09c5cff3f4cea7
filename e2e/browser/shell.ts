import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { getAppOfHost } from '@wohlauf/contract/authentication/authentication'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import {
  type BridgeAnswer,
  type BridgeCall,
  createNativeDevice,
  type NativeDevice,
  type PluginName,
} from '../../apps/web/src/testing/native-device.ts'
import { callAs } from '../test-server/call-as.ts'

const FILES = fileURLToPath(new URL('../../apps/web/dist.native', import.meta.url))

/** The origin from which Capacitor serves the shell's files in Android's web view. */
export const SHELL_ORIGIN = 'https://localhost'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const bridge = await readFile(
  createRequire(import.meta.url).resolve('@capacitor/android/capacitor/src/main/assets/native-bridge.js'),
  'utf8',
)

type Bridged = { Capacitor: { fromNative: (answer: unknown) => void } }

export type ShellSettings = {
  platform?: 'android' | 'ios'
  without?: readonly PluginName[]
  prepare?: (device: NativeDevice) => void
}

/** How a web view lets its page call the device: Android's takes text, iOS' an object. */
const WEB_VIEWS = {
  android: 'window.androidBridge = { postMessage: post }',
  ios: 'window.webkit = { messageHandlers: { bridge: { postMessage: (call) => post(JSON.stringify(call)) } } }',
}

/** Runs the built native app in a browser, on a device that implements Capacitor's protocol. */
export const installShell = async (
  context: BrowserContext,
  { platform = 'android', without = [], prepare }: ShellSettings = {},
): Promise<NativeDevice> => {
  if (!existsSync(FILES)) throw new Error('The pages of the native app are not built: npm run mobile:sync.')
  let answersOfCall: BridgeAnswer[] | null = null
  const documents = new Map<string, Page>()
  const device = createNativeDevice((answer, document) => {
    if (answersOfCall) answersOfCall.push(answer)
    else
      void documents
        .get(document)
        ?.evaluate((event) => (window as unknown as Bridged).Capacitor.fromNative(event), answer)
        // The page may be closing.
        .catch(() => {})
  }, platform)
  const forget = (leftPage: Page): void => {
    for (const [document, page] of documents)
      if (page === leftPage) {
        documents.delete(document)
        device.forgetPage(document)
      }
  }
  prepare?.(device)
  // Chromium asks whether a page may reach this machine; a phone's server is elsewhere.
  await context.grantPermissions(['local-network-access'], { origin: SHELL_ORIGIN })
  await context.exposeBinding(
    'postToDevice',
    ({ page }, document: string, message: string): BridgeAnswer[] => {
      if (!documents.has(document)) {
        forget(page)
        documents.set(document, page)
      }
      const answers: BridgeAnswer[] = []
      answersOfCall = answers
      device.receive(JSON.parse(message) as BridgeCall, document)
      answersOfCall = null
      return answers
    },
  )
  context.on('page', (page) => void page.on('close', forget))
  await context.addInitScript({
    content: `if (location.origin === '${SHELL_ORIGIN}') {
  const document = String(Math.random())
  const post = async (message) => {
    for (const answer of await window.postToDevice(document, message)) window.Capacitor.fromNative(answer)
  }
  ${WEB_VIEWS[platform]}
  window.Capacitor = { PluginHeaders: ${JSON.stringify(device.headers(without))} }
  ${bridge}
}`,
  })
  await context.route(`${SHELL_ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const name = extname(pathname) === '' ? '/index.html' : pathname
    const body = await readFile(join(FILES, name)).catch(() => null)
    if (body === null) await route.fulfill({ status: 404 })
    else await route.fulfill({ body, contentType: TYPES[extname(name)] ?? 'application/octet-stream' })
  })
  return device
}

const settingsByHost = new Map<string, Promise<AppSettings>>()

/** Stores the app of this host as chosen, maybe long ago: its server may not answer now. */
export const chooseApp = async ({ state }: NativeDevice, host: string): Promise<void> => {
  const asking = settingsByHost.get(host) ?? callAs({ host }, getAppOfHost, {})
  settingsByHost.set(host, asking)
  const settings = await asking
  state.preferences.set('app', JSON.stringify({ serverOrigin: `http://${host}`, settings }))
}

const shells = new WeakMap<BrowserContext, NativeDevice>()

export const shellOf = (context: BrowserContext): NativeDevice | undefined => shells.get(context)

/** The address of an app's page in this browser: at the app's host, or at the shell's origin. */
export const addressIn = (context: BrowserContext, host: string, path: string): string =>
  shells.has(context) ? SHELL_ORIGIN + path : `http://${host}${path}`

/**
 * Turns this browser into a phone: an app's page that a journey opens is opened in the native app, which has
 * chosen that app.
 */
export const replaceByShell = async (context: BrowserContext): Promise<void> => {
  const device = await installShell(context)
  // A headless browser denies as well.
  device.state.push = 'denied'
  shells.set(context, device)
  let chosenHost: string | null = null
  const setOffline = context.setOffline.bind(context)
  context.setOffline = async (isOffline) => {
    await setOffline(isOffline)
    device.state.isConnected = !isOffline
    device.emit('Network', 'networkStatusChange', { connected: !isOffline })
  }
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    const goto = page.goto.bind(page)
    page.goto = async (address, options) => {
      const { protocol, host, pathname, search, hash } = new URL(address)
      if (protocol !== 'http:') return goto(address, options)
      if (host !== chosenHost) await chooseApp(device, host)
      chosenHost = host
      return goto(`${SHELL_ORIGIN}${pathname}${search}${hash}`, options)
    }
    return page
  }
}
