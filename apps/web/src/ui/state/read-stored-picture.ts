import { createStore } from './store.ts'

/** @param folder see `imageFolder`. @returns null when the device does not have the picture */
type Read = (folder: string) => Promise<Blob | null>

/** Null until the code that stores pictures on the device is loaded. */
export const readStoredPicture = createStore<Read | null>(null)
