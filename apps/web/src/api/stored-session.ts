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
 * Values stored on the device between visits: the session's token, and its user and app (specification,
 * section 7).
 */
export const storedSession = {
  get token(): string | null {
    return sessionStorage.getItem(TOKEN)
  },
  get userId(): string | null {
    return sessionStorage.getItem(USER)
  },
  get appId(): string | null {
    return sessionStorage.getItem(APP)
  },
  setToken: (token: string): void => sessionStorage.setItem(TOKEN, token),
  setOwner: (appId: string, userId: string): void => {
    sessionStorage.setItem(APP, appId)
    sessionStorage.setItem(USER, userId)
  },
  clear: (): void => sessionStorage.clear(),
}
