import { createStore } from '../../../ui/state/store.ts'

/**
 * The highest level that this visit has congratulated on: it counts immediately, even if the server could not
 * record it.
 */
export const shownLevel = createStore(0)
