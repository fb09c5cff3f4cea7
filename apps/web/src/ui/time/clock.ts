/** The header has whole seconds, and the answer takes time. */
const TOLERANCE_MS = 3_000

/** The server's clock minus the device's; null until an answer has come. */
let differenceMs: number | null = null

/**
 * The difference is measured with the first answer, and again when the device's clock was set meanwhile. It never makes
 * `serverNow` later than the server's own time.
 *
 * @param date the answer's `Date` header
 */
export const recordServerTime = (date: string): void => {
  const nextMs = Date.parse(date) - Date.now()
  if (Number.isNaN(nextMs)) return
  if (differenceMs === null || Math.abs(nextMs - differenceMs) > TOLERANCE_MS) differenceMs = nextMs
}

/** The difference of a former visit, until an answer has come; null before both. */
export const clockDifference = {
  get: (): number | null => differenceMs,
  restore: (ms: number): void => {
    differenceMs ??= ms
  },
}

/** The present time as the server knows it: the device's own clock may be wrong by minutes or days. */
export const serverNow = (): Date => new Date(Date.now() + (differenceMs ?? 0))

/** The device's own clock, in milliseconds, only for durations: nothing of it is shown or sent. */
export const deviceMs = (): number => Date.now()

/** For tests: each test has a clock of its own. */
export const forgetServerTime = (): void => {
  differenceMs = null
}
