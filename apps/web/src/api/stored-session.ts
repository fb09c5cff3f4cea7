import { copySession } from '../native/session-copy.ts'

const TOKEN = 'auth-token'
const USER = 'user-id'
const APP = 'app-id'
const GENERATION = 'generation'
/** What the device's users chose for their eyes, which nobody else is told by it: read by the document before the first paint. */
const DISPLAY = 'display'

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'clear'>

/** Lasts as long as the page: the fallback without a storage. */
const inMemory = (): SessionStorage => {
  const values = new Map<string, string>()
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    clear: () => values.clear(),
  }
}

/** Null where the browser's storage is blocked or full. Merely accessing it throws where cookies are blocked. */
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

/** Nothing survives the page: the user has to be told. */
export const isStorageBlocked = storage === null

/** The person for whom this tab was rendered; null without a login. The storage of all tabs names who logged in last. */
let person: string | null = null

/** The session's token, its user and its app, stored between visits (specification, section 7). */
export const storedSession = {
  get token(): string | null {
    return deviceStorage.getItem(TOKEN)
  },
  get userId(): string | null {
    return person
  },
  /** The person of this tab, or of its last visit: whose session a refusal ends. */
  get lastUserId(): string | null {
    return person ?? deviceStorage.getItem(USER)
  },
  get appId(): string | null {
    return deviceStorage.getItem(APP)
  },
  /** Somebody else has logged in in another tab: nothing of this tab may be sent with their session. */
  get isOfAnother(): boolean {
    const storedUser = deviceStorage.getItem(USER)
    return person !== null && storedUser !== null && storedUser !== person
  },
  /** Another one begins when something of the person leaves the device: what was asked for before is then not stored. */
  get generation(): string {
    return [APP, USER, GENERATION].map((name) => deviceStorage.getItem(name)).join()
  },
  beginGeneration: (): void => deviceStorage.setItem(GENERATION, crypto.randomUUID()),
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
  /** Leaves what belongs to somebody else who has logged in meanwhile. */
  clear: (): void => {
    if (!storedSession.isOfAnother) {
      const display = deviceStorage.getItem(DISPLAY)
      deviceStorage.clear()
      if (display !== null) deviceStorage.setItem(DISPLAY, display)
    }
    person = null
    copy()
  },
}
