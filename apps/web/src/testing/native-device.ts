/** As the page's side of Capacitor's bridge sends it. */
export type BridgeCall = {
  callbackId: string
  pluginId: string
  methodName: string
  options: Record<string, unknown>
}

/** As the bridge gives it to the page (`Capacitor.fromNative`). `save`: more answers follow, as to a listener. */
export type BridgeAnswer = {
  callbackId: string
  pluginId: string
  methodName: string
  success: boolean
  save?: boolean
  data?: unknown
  error?: { message: string; code?: string }
}

class PluginError extends Error {
  readonly code: string | undefined
  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

type Permission = 'prompt' | 'granted' | 'denied'

/** What a test says about the device; it may change it at any time. */
const ordinaryDevice = () => ({
  /** How the person answers the system's question about push messages. */
  pushAnswer: 'granted' as Permission,
  push: 'prompt' as Permission,
  pushToken: 'token-of-the-device',
  /** In place of a token. */
  registrationError: null as string | null,
  camera: 'granted' as Permission,
  /** A JPEG's address that the page can fetch; null: the person takes none. */
  photo: null as string | null,
  storage: 'granted' as Permission | 'unknown',
  isStorageFull: false,
  isSheetClosed: false,
  launchUrl: null as string | null,
  isConnected: true,
  preferences: new Map<string, string>(),
})

export type DeviceState = ReturnType<typeof ordinaryDevice>

type Methods = Record<string, (options: Record<string, unknown>) => unknown>

const methodsOf = (state: DeviceState, emit: (plugin: string, event: string, data: unknown) => void) =>
  ({
    App: {
      getLaunchUrl: () => (state.launchUrl === null ? undefined : { url: state.launchUrl }),
      minimizeApp: () => undefined,
    },
    Badge: { set: () => undefined, clear: () => undefined },
    Camera: {
      takePhoto: () => {
        if (state.camera === 'denied') throw new PluginError("Couldn't access camera.", 'OS-PLUG-CAMR-0003')
        if (state.photo === null) throw new PluginError("Couldn't take photo.", 'OS-PLUG-CAMR-0006')
        return { type: 0, saved: false, uri: 'file:///cache/photo.jpg', webPath: state.photo }
      },
    },
    Device: { getId: () => ({ identifier: 'device-1' }) },
    Filesystem: {
      checkPermissions: () => {
        if (state.storage === 'unknown') throw new PluginError('The state cannot be determined.')
        return { publicStorage: state.storage }
      },
      writeFile: ({ path }) => {
        if (state.isStorageFull) throw new PluginError('No space left on device', 'OS-PLUG-FILE-0013')
        return { uri: `file:///cache/${String(path)}` }
      },
      rmdir: () => {
        throw new PluginError('The folder does not exist.', 'OS-PLUG-FILE-0008')
      },
    },
    Keyboard: {},
    Network: { getStatus: () => ({ connected: state.isConnected, connectionType: 'wifi' }) },
    Preferences: {
      get: ({ key }) => ({ value: state.preferences.get(String(key)) ?? null }),
      set: ({ key, value }) => void state.preferences.set(String(key), String(value)),
      clear: () => state.preferences.clear(),
    },
    PushNotifications: {
      checkPermissions: () => ({ receive: state.push }),
      requestPermissions: () => {
        if (state.push === 'prompt') state.push = state.pushAnswer
        return { receive: state.push }
      },
      register: () => {
        if (state.registrationError === null)
          emit('PushNotifications', 'registration', { value: state.pushToken })
        else emit('PushNotifications', 'registrationError', { error: state.registrationError })
      },
      unregister: () => undefined,
      removeAllDeliveredNotifications: () => undefined,
    },
    Share: {
      share: () => {
        if (state.isSheetClosed) throw new PluginError('Share canceled')
        return { activityType: '' }
      },
    },
    SplashScreen: { hide: () => undefined },
  }) satisfies Record<string, Methods>

export type PluginName = keyof ReturnType<typeof methodsOf>

/** The plugins retain these for a listener that comes later. */
const RETAINED = new Set([
  'App.appUrlOpen',
  'PushNotifications.pushNotificationActionPerformed',
  'PushNotifications.registration',
])

type Listener = BridgeCall & { page: string }

const LISTENING = ['addListener', 'removeListener']

const answerOf = (
  method: Methods[string] | undefined,
  options: BridgeCall['options'],
): Pick<BridgeAnswer, 'success' | 'data' | 'error'> => {
  try {
    return { success: true, data: method?.(options) }
  } catch (error) {
    const { message, code } = error as PluginError
    return { success: false, error: { message, ...(code ? { code } : {}) } }
  }
}

/**
 * A phone as the page sees it: the native half of Capacitor's bridge. The page's half is Capacitor's own
 * (`native-bridge.js`).
 *
 * @param send passes an answer to `Capacitor.fromNative` in a page
 */
export const createNativeDevice = (send: (answer: BridgeAnswer, page: string) => void) => {
  const state = ordinaryDevice()
  const calls: BridgeCall[] = []
  const listeners = new Map<string, Listener[]>()
  const retained = new Map<string, unknown[]>()

  const emit = (plugin: string, event: string, data: unknown): void => {
    const name = `${plugin}.${event}`
    const listening = listeners.get(name) ?? []
    if (listening.length === 0 && RETAINED.has(name))
      retained.set(name, [...(retained.get(name) ?? []), data])
    for (const { callbackId, pluginId, methodName, page } of listening)
      send({ callbackId, pluginId, methodName, success: true, save: true, data }, page)
  }
  const methods: Record<string, Methods> = methodsOf(state, emit)

  const listen = (call: BridgeCall, page: string): void => {
    const name = `${call.pluginId}.${String(call.options.eventName)}`
    listeners.set(name, [...(listeners.get(name) ?? []), { ...call, page }])
    for (const data of retained.get(name) ?? []) emit(call.pluginId, String(call.options.eventName), data)
    retained.delete(name)
  }
  const endListening = (isOver: (listener: Listener) => boolean): void => {
    for (const [name, listening] of listeners)
      listeners.set(
        name,
        listening.filter((listener) => !isOver(listener)),
      )
  }
  /** @param page the one that calls, by a name that no other has */
  const receive = (call: BridgeCall, page: string): void => {
    calls.push(call)
    const { callbackId, pluginId, methodName, options } = call
    const answer = (more: Pick<BridgeAnswer, 'success' | 'data' | 'error'>) =>
      send({ callbackId, pluginId, methodName, ...more }, page)
    if (methodName === 'addListener') listen(call, page)
    // Of the plugins' methods the only one that answers nothing.
    else if (methodName === 'removeListener') {
      const ended = String(options.callbackId)
      endListening((listener) => listener.page === page && listener.callbackId === ended)
    } else answer(answerOf(methods[pluginId]?.[methodName], options))
  }
  return {
    state,
    calls,
    emit,
    receive,
    /** The page is gone, and with it its listeners; without a name all of them. */
    forgetPage: (page?: string) => endListening((listener) => page === undefined || listener.page === page),
    /** `Capacitor.PluginHeaders`, by which the page knows the plugins of its shell. */
    headers: (without: readonly PluginName[] = []) =>
      Object.entries(methods)
        .filter(([name]) => !without.includes(name as PluginName))
        .map(([name, own]) => ({
          name,
          methods: [
            ...LISTENING.map((method) => ({ name: method })),
            ...Object.keys(own).map((method) => ({ name: method, rtype: 'promise' })),
          ],
        })),
  }
}

export type NativeDevice = ReturnType<typeof createNativeDevice>
