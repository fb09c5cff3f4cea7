import { createStore } from './store.ts'

/** What the browser says; the server may be away besides. */
export const isOffline = createStore(!navigator.onLine)
