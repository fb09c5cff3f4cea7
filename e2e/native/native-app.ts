import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { getAppOfHost } from '@wohlauf/contract/authentication/authentication'
import {
  type BridgeAnswer,
  type BridgeCall,
  createNativeDevice,
  type NativeDevice,
  type PluginName,
} from '../../apps/web/src/testing/native-device.ts'
import { urlOf } from '../browser/test.ts'
import { callAs } from '../test-server/call-as.ts'
import type { TestServer, TestUser } from '../test-server/test-server.ts'

const FILES = fileURLToPath(new URL('../../apps/web/dist.native', import.meta.url))

/** Where Capacitor serves the shell's files in Android's web view. */
const ORIGIN = 'https://localhost'

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

type Settings = { without?: readonly PluginName[]; prepare?: (device: NativeDevice) => void }

export type NativeApp = {
  device: NativeDevice
  /** Starts the app as its icon does, or again after the system has ended it, where it was. */
  start: (path?: string) => Promise<void>
  /** What plugins were asked for, as `Share.share`. */
  asked: (method: string) => BridgeCall['options'][]
}

/** The device has chosen the user's app, the user is logged in, and has answered the question about push messages. */
export const signedIn = async (
  { state }: NativeDevice,
  testServer: TestServer,
  user: TestUser,
): Promise<void> => {
  const { id, app } = user
  const settings = await callAs(app, getAppOfHost, {})
  const token = await testServer.signIn(user)
  const session = { 'auth-token': token, 'user-id': id, 'app-id': app.appId }
  state.push = 'granted'
  state.preferences.set('app', JSON.stringify({ serverOrigin: urlOf(app, ''), settings }))
  state.preferences.set('session', JSON.stringify(session))
}

/** The built native app in a page, on a device that speaks Capacitor's protocol. */
export const installNativeApp = async (
  page: Page,
  { without = [], prepare }: Settings = {},
): Promise<NativeApp> => {
  let answersOfCall: BridgeAnswer[] | null = null
  const device = createNativeDevice((answer) => {
    if (answersOfCall) answersOfCall.push(answer)
    else void page.evaluate((event) => (window as unknown as Bridged).Capacitor.fromNative(event), answer)
  })
  prepare?.(device)
  // Chromium asks whether a page may reach this machine; a phone's server is elsewhere.
  await page.context().grantPermissions(['local-network-access'], { origin: ORIGIN })
  let currentDocument = ''
  await page.exposeBinding('postToDevice', (_source, document: string, message: string): BridgeAnswer[] => {
    if (document !== currentDocument) device.forgetPage()
    currentDocument = document
    const answers: BridgeAnswer[] = []
    answersOfCall = answers
    device.receive(JSON.parse(message) as BridgeCall)
    answersOfCall = null
    return answers
  })
  await page.addInitScript({
    content: `{
  const document = String(Math.random())
  window.androidBridge = {
    postMessage: async (message) => {
      for (const answer of await window.postToDevice(document, message)) window.Capacitor.fromNative(answer)
    },
  }
  window.Capacitor = { PluginHeaders: ${JSON.stringify(device.headers(without))} }
}
${bridge}`,
  })
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const name = extname(pathname) === '' ? '/index.html' : pathname
    const body = await readFile(join(FILES, name)).catch(() => null)
    if (body === null) await route.fulfill({ status: 404 })
    else await route.fulfill({ body, contentType: TYPES[extname(name)] ?? 'application/octet-stream' })
  })
  return {
    device,
    start: async (path = '/') => void (await page.goto(ORIGIN + path)),
    asked: (method) =>
      device.calls
        .filter((call) => `${call.pluginId}.${call.methodName}` === method)
        .map((call) => call.options),
  }
}
