import { berlinDay, berlinInstant } from '@wohlauf/contract/rules/berlin-time'

type Run = { startedAt: Date; isDone: boolean }

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** The last time at or before `now` that the clocks in Berlin showed this time. */
const lastTime = (at: string, now: Date): Date => {
  const today = berlinInstant(berlinDay(now), at)
  return today <= now ? today : berlinInstant(berlinDay(new Date(now.getTime() - DAY_MS)), at)
}

/**
 * Whether a backup is to be made now: one a day, and again an hour after a failed one. A missed one is made later.
 * @param at Berlin's time, `HH:MM`
 * @param last the last one that was begun
 */
export const isBackupDue = (at: string, now: Date, last: Run | null): boolean => {
  if (!last || last.startedAt < lastTime(at, now)) return true
  return !last.isDone && now.getTime() - last.startedAt.getTime() >= HOUR_MS
}

/** Whether the newest backup is to be checked now: once, and again an hour after a check that failed. */
export const isVerificationDue = (now: Date, backup: Run | null, last: Run | null): boolean => {
  if (!backup?.isDone) return false
  if (!last || last.startedAt < backup.startedAt) return true
  return !last.isDone && now.getTime() - last.startedAt.getTime() >= HOUR_MS
}
