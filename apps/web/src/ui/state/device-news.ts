import { createStore } from './store.ts'

/**
 * What the banner has to say of this device: that its answers are shown, that its commands wait. In the first load,
 * unlike the answers and the commands.
 */
export const deviceNews = createStore<ReadonlySet<'answers' | 'commands'>>(new Set())
