import { copySession } from '../native/session-copy.ts'

const TOKEN = 'auth-token'
const USER = 'user-id'
const APP = 'app-id'
const GENERATION = 'generation'
/**
 * How the device's users want the site shown, which reveals nothing personal: read by the document before the
 * first paint.
 */
const DISPLAY = 'display'

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'clear'>

/** The fallback without a storage, which lasts as long as the page. */
const inMemory = (): SessionStorage => {
  const values = new Map<string, string>()
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    clear: () => values.clear(),
  }
}

/** Null if the browser's storage is blocked or full. Merely accessing it throws where cookies are blocked. */
const browserStorage = (): SessionStorage | null => {
  try {
    const { localStorage } = window
    localStorage.setItem('probe', '')
    localStorage.removeItem('probe')
    return localStorage
  } catch {
    return null
  }
}

const storage = browserStorage()
const deviceStorage = storage ?? inMemory()

const copy = (): void =>
  copySession(
    Object.fromEntries(
      [TOKEN, USER, APP].flatMap((name) => {
        const value = deviceStorage.getItem(name)
        return value === null ? [] : [[name, value]]
      }),
    ),
  )

/** True if nothing survives the page: the user has to be notified. */
export const isStorageBlocked = storage === null

/**
 * The person for whom this tab was rendered; null without a login. The storage, which all tabs share, names
 * who logged in last.
 */
let person: string | null = null

/** How often data of a person have left the device by this tab. */
let departures = 0

/** The session's token, its user and its app, stored between visits (specification, section 7). */
export const storedSession = {
  get token(): string | null {
    return deviceStorage.getItem(TOKEN)
  },
  get userId(): string | null {
    return person
  },
  /** The person of this tab, or of its last visit: a refusal ends their session. */
  get lastUserId(): string | null {
    return person ?? deviceStorage.getItem(USER)
  },
  get appId(): string | null {
    return deviceStorage.getItem(APP)
  },
  /** Another person has logged in in another tab: no data of this tab may be sent with their session. */
  get isOfAnother(): boolean {
    const storedUser = deviceStorage.getItem(USER)
    return person !== null && storedUser !== null && storedUser !== person
  },
  /** Changes when data of the person leave the device: answers to earlier calls are not stored after that. */
  get generation(): string {
    return [...[APP, USER, GENERATION].map((name) => deviceStorage.getItem(name)), departures].join()
  },
  beginGeneration: (): void => {
    departures += 1
  },
  /** The session goes on, in other tabs too. One that ends clears the storage, and must not write into it meanwhile. */
  beginGenerationInAllTabs: (): void => deviceStorage.setItem(GENERATION, crypto.randomUUID()),
  setToken: (token: string): void => {
    deviceStorage.setItem(TOKEN, token)
    copy()
  },
  /** @param appId null on the admin site, which belongs to no app */
  setOwner: (appId: string | null, userId: string): void => {
    if (appId !== null) deviceStorage.setItem(APP, appId)
    deviceStorage.setItem(USER, userId)
    person = userId
    copy()
  },
  /** Keeps the data of another person who has logged in meanwhile. */
  clear: (): void => {
    departures += 1
    if (!storedSession.isOfAnother) {
      const display = deviceStorage.getItem(DISPLAY)
      deviceStorage.clear()
      if (display !== null) deviceStorage.setItem(DISPLAY, display)
    }
    person = null
    copy()
  },
}
