import * as z from 'zod/mini'

/**
 * A timer of a recipe's step. All times are the device's clock in milliseconds, so that a reload changes
 * nothing. While it is paused, `restMs` is the remaining time, and `endsAtMs` has no meaning.
 */
export const Timer = z.object({
  recipeId: z.string(),
  recipeName: z.string(),
  /** Counted from 0. */
  step: z.int().check(z.gte(0)),
  /** "15 Min." */
  label: z.string(),
  seconds: z.number().check(z.gt(0)),
  /** The rest of a range after its lower end. */
  moreSeconds: z.number().check(z.gte(0)),
  endsAtMs: z.number(),
  restMs: z.nullable(z.number()),
})
export type Timer = z.infer<typeof Timer>

/** Identifies a timer: a step's text has each duration once. */
export type TimerName = Pick<Timer, 'recipeId' | 'step' | 'label'>

export const isSameTimer = (one: TimerName, other: TimerName): boolean =>
  one.recipeId === other.recipeId && one.step === other.step && one.label === other.label

export const leftMs = ({ restMs, endsAtMs }: Timer, nowMs: number): number =>
  restMs ?? Math.max(0, endsAtMs - nowMs)

export const isRinging = ({ restMs, endsAtMs }: Timer, nowMs: number): boolean =>
  restMs === null && endsAtMs <= nowMs

/** Pauses a running timer, and continues a paused one. */
export const togglePause = (timer: Timer, nowMs: number): Timer =>
  timer.restMs === null
    ? { ...timer, restMs: leftMs(timer, nowMs) }
    : { ...timer, restMs: null, endsAtMs: nowMs + timer.restMs }

const MIN_MORE_SECONDS = 60

/**
 * The time that a press adds to a ringing timer: the rest of "12 bis 15 Minuten", then a minute each time.
 */
export const addedSeconds = ({ moreSeconds }: Pick<Timer, 'moreSeconds'>): number =>
  moreSeconds || MIN_MORE_SECONDS

export const prolong = (timer: Timer, nowMs: number): Timer => ({
  ...timer,
  moreSeconds: 0,
  endsAtMs: nowMs + addedSeconds(timer) * 1000,
})

const MINUTE = 60
const HOUR = 60 * MINUTE

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** "4:09", "1:04:09": a started second counts. */
export const countdownText = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000)
  const hours = Math.floor(seconds / HOUR)
  const minutes = Math.floor((seconds % HOUR) / MINUTE)
  const rest = twoDigits(seconds % MINUTE)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`
}
