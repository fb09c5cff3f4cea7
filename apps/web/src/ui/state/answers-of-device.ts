import { setDeviceNews } from './set-device-news.ts'
import { createStore } from './store.ts'

/**
 * Answers that the device gives because the server cannot be reached: the hash of the query's key, and when
 * the server sent the answer.
 */
export const answersOfDevice = createStore<ReadonlyMap<string, number>>(new Map())

answersOfDevice.subscribe(() => setDeviceNews('answers', answersOfDevice.get().size > 0))
