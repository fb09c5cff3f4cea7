import { createStore } from './store.ts'

/** The browser's view; the server may be unreachable while it says online. */
export const isOffline = createStore(!navigator.onLine)
