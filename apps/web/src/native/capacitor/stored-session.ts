import { Preferences } from '@capacitor/preferences'
import type { SessionValues } from '../session-copy.ts'

const KEY = 'session'

/**
 * A session lasts for 60 days (decisions, section 5), and the system may empty the web view's storage before:
 * missing values are restored. Called before anything reads them.
 */
export const restoreSession = async (): Promise<void> => {
  const { value } = await Preferences.get({ key: KEY })
  const values = value === null ? {} : (JSON.parse(value) as SessionValues)
  for (const [name, text] of Object.entries(values))
    if (localStorage.getItem(name) === null) localStorage.setItem(name, text)
}

export const writeSessionCopy = (values: SessionValues): Promise<void> =>
  Preferences.set({ key: KEY, value: JSON.stringify(values) })
