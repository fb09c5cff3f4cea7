import { createStore } from './store.ts'

/** How many dialogs are open; dialogs that open by themselves wait until all are closed. */
export const openDialogs = createStore(0)
