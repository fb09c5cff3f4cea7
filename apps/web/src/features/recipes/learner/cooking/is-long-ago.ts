import { deviceMs } from '../../../../ui/time/clock.ts'

/** After this time a meal is over, even one with dough that had to rise. */
const HOURS = 6

export const isLongAgo = (atMs: number): boolean => deviceMs() - atMs > HOURS * 60 * 60 * 1000
