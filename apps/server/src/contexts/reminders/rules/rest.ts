/** Within this time all reminders of a minute are recorded, also those that come together at noon. */
const AIM_MS = 45_000

/** Milliseconds since the run began; so many of its apps are done. */
export type Progress = { elapsedMs: number; done: number; total: number }

/**
 * How long a run rests after an app that took `tookMs`, for readers on the same machine: as long as it worked, unless it would
 * then take longer than {@link AIM_MS} for all apps at the same pace.
 */
export const restAfter = (tookMs: number, { elapsedMs, done, total }: Progress): number => {
  const isLast = done === total
  const expectedMs = ((elapsedMs + tookMs) / done) * total
  return isLast || expectedMs > AIM_MS ? 0 : tookMs
}
