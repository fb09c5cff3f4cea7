import { deviceMs } from '../../../../ui/time/clock.ts'

/** A meal is over by then, also one that was let rise. */
const HOURS = 6

export const isLongAgo = (atMs: number): boolean => deviceMs() - atMs > HOURS * 60 * 60 * 1000
