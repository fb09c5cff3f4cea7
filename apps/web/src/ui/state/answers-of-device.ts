import { createStore } from './store.ts'

/** What is shown from the device because the server cannot be reached: by the hash of the query's key, when the server gave it. */
export const answersOfDevice = createStore<ReadonlyMap<string, number>>(new Map())
