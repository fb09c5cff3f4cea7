import { createStore } from '../../../ui/state/store.ts'

/** The highest level that this visit has congratulated on: it counts immediately, even if the server could not be told. */
export const shownLevel = createStore(0)
