import { clear, createStore } from 'idb-keyval'

const drafts = createStore('wohlauf-drafts', 'drafts')
const device = createStore('wohlauf-device', 'device')

/** Empties the device's storage: session, drafts, choices. */
export const forgetDevice = async (): Promise<void> => {
  localStorage.clear()
  sessionStorage.clear()
  // A pending write of the previous screen may be followed by one more.
  await clear(drafts)
  await clear(drafts)
  await clear(device)
}
