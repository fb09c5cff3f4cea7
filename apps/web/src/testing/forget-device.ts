import { clear, createStore } from 'idb-keyval'
import { storedSession } from '../api/stored-session.ts'
import { forgetTypedInput } from '../session/typed-input.ts'

const drafts = createStore('wohlauf-drafts', 'drafts')
const device = createStore('wohlauf-device', 'device')

/**
 * Simulates a reload: the tab no longer knows for whom it was rendered, nor its unsaved input; the storage
 * stays.
 */
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
  // One more write may follow a pending write of the previous screen.
  await clear(drafts)
  await clear(drafts)
  await clear(device)
}
