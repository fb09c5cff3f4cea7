/** For this many of the last days and weeks with a backup, the last one is kept. */
const KEPT = { days: 7, weeks: 5 }

const DAY_MS = 24 * 60 * 60_000

/** The texts for users promise that after this time no backup contains their data any more. */
const PROMISED_MS = 35 * DAY_MS

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
const monthOf = (at: Date): string => at.toISOString().slice(0, 7)
/** Weeks begin on Monday; the first day of the epoch was a Thursday. */
const weekOf = (at: Date): string => `${Math.floor((at.getTime() / DAY_MS + 3) / 7)}`

/** The last backup of each of the last periods that have any. */
const lastOfEach = <T extends { at: Date }>(
  newestFirst: readonly T[],
  periodOf: (at: Date) => string,
  count: number,
): T[] => {
  const byPeriod = new Map<string, T>()
  for (const one of newestFirst) {
    const period = periodOf(one.at)
    if (!byPeriod.has(period)) byPeriod.set(period, one)
  }
  return [...byPeriod.values()].slice(0, count)
}

/**
 * The backups that are no longer kept. Periods without a backup do not count; periods are those of UTC.
 *
 * @param months how many of the last months keep their last backup; with 0 none is kept that is 35 days older than the newest
 */
export const outlived = <T extends { at: Date }>(backups: readonly T[], months: number): T[] => {
  const newestFirst = [...backups].sort((a, b) => b.at.getTime() - a.at.getTime())
  const newest = newestFirst[0]?.at.getTime() ?? 0
  const survivors = new Set([
    ...lastOfEach(newestFirst, dayOf, KEPT.days),
    ...lastOfEach(newestFirst, weekOf, KEPT.weeks),
    ...lastOfEach(newestFirst, monthOf, months),
  ])
  const isTooOld = ({ at }: T) => months === 0 && newest - at.getTime() >= PROMISED_MS
  return newestFirst.filter((one) => !survivors.has(one) || isTooOld(one))
}

/** The archives of one app that are no longer kept: they are made by hand, so no rule thins them out. */
export const outlivedOfApps = <T extends { at: Date }>(archives: readonly T[], now: Date): T[] =>
  archives.filter(({ at }) => now.getTime() - at.getTime() >= PROMISED_MS)
