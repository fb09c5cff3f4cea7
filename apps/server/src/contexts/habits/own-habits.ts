import { definePrefetch } from '../../platform/sessions/prefetch.ts'

/** The ids of the habits that a user has taken on, also of those that are switched off. */
export const ownHabits = definePrefetch<string[]>('own_habits')
