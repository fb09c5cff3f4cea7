import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { createStore, useStore } from '../ui/state/store.ts'

/** A former server sends settings without `optionalLegalTexts`, and a former version has stored such ones on the device. */
type ReceivedSettings = Omit<AppSettings, 'optionalLegalTexts'> & Partial<AppSettings>

const completed = (received: ReceivedSettings): AppSettings => ({
  optionalLegalTexts: received.hasAccessibilityStatement ? ['ACCESSIBILITY'] : [],
  ...received,
})

/** The document contains its app's settings, so that the first paint has the right colours and title. */
const embedded = (): AppSettings | null => {
  const text = document.getElementById('app-settings')?.textContent
  const received = text ? (JSON.parse(text) as ReceivedSettings | null) : null
  return received && completed(received)
}

export const appSettings = createStore<AppSettings | null>(embedded())

export const useAppSettings = (): AppSettings | null => useStore(appSettings)

/** What an answer of a session, or the body of a 401, has besides the settings. */
type Besides = { user?: unknown; identifier?: unknown; message?: unknown }

/** Applies the settings in any session's answer or 401's body (specification, section 4). */
export const applyAppSettings = (body: unknown): void => {
  if (typeof body !== 'object' || body === null || !('appEnabledFeatures' in body)) return
  const {
    user: _user,
    identifier: _identifier,
    message: _message,
    ...received
  } = body as ReceivedSettings & Besides
  const next = completed(received)
  if (JSON.stringify(next) !== JSON.stringify(appSettings.get())) appSettings.set(next)
}
