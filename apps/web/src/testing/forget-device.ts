import { clear, createStore } from 'idb-keyval'
import { storedSession } from '../api/stored-session.ts'
import { forgetTypedInput } from '../session/typed-input.ts'

const drafts = createStore('wohlauf-drafts', 'drafts')
const device = createStore('wohlauf-device', 'device')

/** Loads the page again: the tab no longer knows for whom it was rendered, nor what was typed; the storage does. */
export const forgetTab = (): void => {
  const entries = Object.entries({ ...localStorage })
  storedSession.clear()
  forgetTypedInput()
  for (const [name, value] of entries) localStorage.setItem(name, value)
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
