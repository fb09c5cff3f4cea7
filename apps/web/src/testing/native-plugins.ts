export class PluginError extends Error {
  readonly code: string | undefined
  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

type Permission = 'prompt' | 'granted' | 'denied'

export type Platform = 'android' | 'ios'

/**
 * The system's questions to the person. iOS asks one question about notifications, no matter which plugin is
 * first, and never again.
 */
export type Question = 'notifications' | 'notifications, for the badge alone' | 'camera'

/** The device's state, which a test may change at any time. */
export const ordinaryDevice = () => ({
  /** How the person answers the system's question about push messages. */
  pushAnswer: 'granted' as Permission,
  push: 'prompt' as Permission,
  pushToken: 'token-of-the-device',
  /** Set to fail the registration instead of returning a token. */
  registrationError: null as string | null,
  /** How the person answers the question about the camera. */
  cameraAnswer: 'granted' as Permission,
  camera: 'prompt' as Permission,
  /** The address of a JPEG that the page can fetch; null: the person takes no picture. */
  photo: null as string | null,
  storage: 'granted' as Permission | 'unknown',
  isStorageFull: false,
  isSheetClosed: false,
  /** Of all sheets that were shown. */
  sheetTitles: [] as string[],
  /** Android's channels of notifications, by their ids, with the names in the system's settings. */
  channels: new Map<string, string>(),
  /** Launchers of Android throw, and iOS refuses. */
  isBadgeBroken: false,
  isConnected: true,
  /** Of the system's bars: `DARK` is light text, for a dark page. */
  barStyle: 'DEFAULT',
  preferences: new Map<string, string>(),
})

type DeviceState = ReturnType<typeof ordinaryDevice>

export type Methods = Record<string, (options: Record<string, unknown>) => unknown>

type Surroundings = {
  state: DeviceState
  platform: Platform
  questions: Question[]
  emit: (plugin: string, event: string, data: unknown) => void
}

/** When the plugins ask, and their answers, follow their sources for iOS and Android. */
export const methodsOf = ({ state, platform, questions, emit }: Surroundings) => {
  const isIos = platform === 'ios'
  let hasRegistered = false
  const askAboutNotifications = (question: Question): void => {
    if (state.push !== 'prompt') return
    questions.push(question)
    state.push = state.pushAnswer
  }
  /**
   * iOS asks by `requestAuthorization(options: .badge)` before each change. Android's launchers need no
   * permission.
   */
  const changeBadge = (): void => {
    if (isIos) askAboutNotifications('notifications, for the badge alone')
    if (state.isBadgeBroken) throw new PluginError('The number cannot be shown.')
  }
  return {
    App: {
      minimizeApp: () => undefined,
    },
    Badge: {
      checkPermissions: () => ({ display: isIos ? state.push : 'granted' }),
      set: changeBadge,
      clear: changeBadge,
    },
    Camera: {
      takePhoto: () => {
        // On Android the app declares no such permission: the system's camera takes the picture.
        if (isIos && state.camera === 'prompt') {
          questions.push('camera')
          state.camera = state.cameraAnswer
        }
        if (state.camera === 'denied') throw new PluginError("Couldn't access camera.", 'OS-PLUG-CAMR-0003')
        if (state.photo === null) throw new PluginError("Couldn't take photo.", 'OS-PLUG-CAMR-0006')
        return { type: 0, saved: false, uri: 'file:///cache/photo.jpg', webPath: state.photo }
      },
    },
    Device: { getId: () => ({ identifier: 'device-1' }) },
    Filesystem: {
      checkPermissions: () => {
        if (state.storage === 'unknown') throw new PluginError('The state cannot be determined.')
        return { publicStorage: isIos ? 'granted' : state.storage }
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
        askAboutNotifications('notifications')
        return { receive: state.push }
      },
      // Neither system asks here: without a permission the token is of no use.
      register: () => {
        hasRegistered = true
        if (state.registrationError === null)
          emit('PushNotifications', 'registration', { value: state.pushToken })
        else emit('PushNotifications', 'registrationError', { error: state.registrationError })
      },
      unregister: () => undefined,
      createChannel: ({ id, name }) => {
        if (isIos) throw new PluginError('Not available on iOS', 'UNIMPLEMENTED')
        state.channels.set(String(id), String(name))
      },
      removeAllDeliveredNotifications: () => {
        if (isIos && !hasRegistered)
          throw new PluginError('event capacitorDidRegisterForRemoteNotifications not called.')
      },
    },
    Share: {
      share: ({ dialogTitle }) => {
        // Android's older versions show it above the sheet, the plugin's own is English.
        if (!isIos) state.sheetTitles.push(String(dialogTitle ?? 'Share'))
        if (state.isSheetClosed) throw new PluginError('Share canceled')
        return { activityType: '' }
      },
    },
    SplashScreen: { hide: () => undefined },
    SystemBars: {
      setStyle: ({ style }) => {
        state.barStyle = String(style)
      },
    },
  } satisfies Record<string, Methods>
}

export type PluginName = keyof ReturnType<typeof methodsOf>

/** The plugins keep these events for a listener that comes later. */
const RETAINED_BY_BOTH = ['App.appUrlOpen', 'PushNotifications.pushNotificationActionPerformed']
export const RETAINED = {
  android: new Set([
    ...RETAINED_BY_BOTH,
    'PushNotifications.registration',
    'PushNotifications.registrationError',
  ]),
  ios: new Set(RETAINED_BY_BOTH),
}
