import { Preferences } from '@capacitor/preferences'
import type { AppOfHost } from '@wohlauf/contract/authentication/authentication'

/** `settings`: the server's latest, so that the first screen has the app's title and colours. */
export type ChosenApp = { serverOrigin: string; settings: AppOfHost }

const KEY = 'app'

/** Null before the first choice. */
export const readChosenApp = async (): Promise<ChosenApp | null> => {
  const { value } = await Preferences.get({ key: KEY })
  return value === null ? null : (JSON.parse(value) as ChosenApp)
}

/** Uses the system's own store: web views may lose theirs when the device is full. */
export const rememberChosenApp = (app: ChosenApp): Promise<void> =>
  Preferences.set({ key: KEY, value: JSON.stringify(app) })

/** Removes everything else that the shell has stored, too. */
export const forgetChosenApp = (): Promise<void> => Preferences.clear()
