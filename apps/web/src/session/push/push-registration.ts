import { createStore } from '../../ui/state/store.ts'

/** Whether the server has this device's token; null while the permission is missing or the answer is awaited. */
export const pushRegistration = createStore<'done' | 'failed' | null>(null)
