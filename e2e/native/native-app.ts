import type { Page } from '@playwright/test'
import type { BridgeCall, NativeDevice } from '../../apps/web/src/testing/native-device.ts'
import { chooseApp, installShell, SHELL_ORIGIN, type ShellSettings } from '../browser/shell.ts'
import type { TestServer, TestUser } from '../test-server/test-server.ts'

export type NativeApp = {
  device: NativeDevice
  /** Starts the app by its icon, or restarts it at its last page after the system has ended it. */
  start: (path?: string) => Promise<void>
  /** The calls of a plugin's method, for example `Share.share`. */
  callsOf: (method: string) => BridgeCall['options'][]
}

/**
 * Prepares a device that has chosen the user's app, with the user logged in and the question about push
 * messages answered.
 */
export const signedIn = async (
  device: NativeDevice,
  testServer: TestServer,
  user: TestUser,
): Promise<void> => {
  const { id, app } = user
  await chooseApp(device, app.host)
  const token = await testServer.signIn(user)
  const session = { 'auth-token': token, 'user-id': id, 'app-id': app.appId }
  device.state.push = 'granted'
  device.state.preferences.set('session', JSON.stringify(session))
}

/** Runs the built native app in a page, on a device that implements Capacitor's protocol. */
export const installNativeApp = async (page: Page, settings: ShellSettings = {}): Promise<NativeApp> => {
  const device = await installShell(page.context(), settings)
  return {
    device,
    start: async (path = '/') => void (await page.goto(SHELL_ORIGIN + path)),
    callsOf: (method) =>
      device.calls
        .filter((call) => `${call.pluginId}.${call.methodName}` === method)
        .map((call) => call.options),
  }
}
