import { createStore } from '../state/store.ts'

/** The Berlin day on which this visit had a dialog that opened by itself: an app that stays open for days begins a visit each day. */
export const interruptedOn = createStore<string | null>(null)

/** A visit begins with another person, or with a reload. */
export const beginVisit = (): void => interruptedOn.set(null)
