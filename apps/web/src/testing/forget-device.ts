import { clear, createStore } from 'idb-keyval'
import { storedSession } from '../api/stored-session.ts'

const drafts = createStore('wohlauf-drafts', 'drafts')
const device = createStore('wohlauf-device', 'device')

/** Loads the page again: the tab no longer knows for whom it was rendered; the storage does. */
export const forgetTab = (): void => {
  const stored = Object.entries({ ...localStorage })
  storedSession.clear()
  for (const [name, value] of stored) localStorage.setItem(name, value)
}

/** Empties the device's storage: session, drafts, choices. */
export const forgetDevice = async (): Promise<void> => {
  forgetTab()
  localStorage.clear()
  sessionStorage.clear()
  // A pending write of the previous screen may be followed by one more.
  await clear(drafts)
  await clear(drafts)
  await clear(device)
}
