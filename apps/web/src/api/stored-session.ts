const TOKEN = 'auth-token'
const USER = 'user-id'
const APP = 'app-id'

/** What stays on the device between visits: the session's token, and whose it is (specification, section 7). */
export const storedSession = {
  get token(): string | null {
    return localStorage.getItem(TOKEN)
  },
  get userId(): string | null {
    return localStorage.getItem(USER)
  },
  get appId(): string | null {
    return localStorage.getItem(APP)
  },
  setToken: (token: string): void => localStorage.setItem(TOKEN, token),
  setOwner: (appId: string, userId: string): void => {
    localStorage.setItem(APP, appId)
    localStorage.setItem(USER, userId)
  },
  clear: (): void => localStorage.clear(),
}
