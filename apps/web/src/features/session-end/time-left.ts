import type { SessionEnd } from '@wohlauf/contract/authentication/session-end'

const MINUTE_MS = 60_000
const WARNING_MS = 2 * MINUTE_MS

/** Timers stand still while a device sleeps, so the time is compared this often. */
const LOOK_MS = 15_000

/** A page has just used its session; the same pause follows a call without an answer. */
const UNKNOWN_MS = MINUTE_MS

const leftMs = ({ endsAt }: SessionEnd, now: Date): number => Date.parse(endsAt) - now.getTime()

export const isNear = (end: SessionEnd, now: Date): boolean => leftMs(end, now) <= WARNING_MS

/** When to compare again: at the moment of the warning, at the end, or after a while. */
export const pauseMs = (end: SessionEnd | null, now: Date): number => {
  if (!end) return UNKNOWN_MS
  const moments = [leftMs(end, now) - WARNING_MS, leftMs(end, now)].filter((ms) => ms > 0)
  return Math.min(LOOK_MS, ...moments)
}

/** The time left in a sentence: "in 2 Minuten". */
export const timeLeftText = (end: SessionEnd, now: Date): string => {
  const minutes = Math.ceil(leftMs(end, now) / MINUTE_MS)
  return minutes > 1 ? `in ${minutes} Minuten` : 'in weniger als einer Minute'
}
