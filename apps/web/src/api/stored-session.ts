const TOKEN = 'auth-token'
const USER = 'user-id'
const APP = 'app-id'

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'clear'>

/** Lasts as long as the page: the fallback without a storage. */
const inMemory = (): SessionStorage => {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    clear: () => kept.clear(),
  }
}

/**
 * The browser's storage; null where it is blocked or full. Merely accessing it throws where cookies are
 * blocked.
 */
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
const sessionStorage = storage ?? inMemory()

/** Nothing survives the page: the user has to be told. */
export const isStorageBlocked = storage === null

/**
 * The person for whom this tab's screens were rendered; null before a login and after its end. The storage is common to all
 * tabs, and names whoever logged in last.
 */
let person: string | null = null

/**
 * Values stored on the device between visits: the session's token, and its user and app (specification,
 * section 7).
 */
export const storedSession = {
  get token(): string | null {
    return sessionStorage.getItem(TOKEN)
  },
  /** The person of this tab. */
  get userId(): string | null {
    return person
  },
  /** The person of this tab, or of its last visit: whose session a refusal ends. */
  get lastUserId(): string | null {
    return person ?? sessionStorage.getItem(USER)
  },
  get appId(): string | null {
    return sessionStorage.getItem(APP)
  },
  /** Somebody else has logged in in another tab: nothing of this tab may be sent with their session. */
  get isOfAnother(): boolean {
    const stored = sessionStorage.getItem(USER)
    return person !== null && stored !== null && stored !== person
  },
  setToken: (token: string): void => sessionStorage.setItem(TOKEN, token),
  /** @param appId null on the admin site, which belongs to no app */
  setOwner: (appId: string | null, userId: string): void => {
    if (appId !== null) sessionStorage.setItem(APP, appId)
    sessionStorage.setItem(USER, userId)
    person = userId
  },
  /** Leaves what belongs to somebody else who has logged in meanwhile. */
  clear: (): void => {
    if (!storedSession.isOfAnother) sessionStorage.clear()
    person = null
  },
}
