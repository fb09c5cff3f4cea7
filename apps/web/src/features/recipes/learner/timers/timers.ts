import * as z from 'zod/mini'
import { createStore, useStore } from '../../../../ui/state/store.ts'
import { tabStorage } from '../../../../ui/state/tab-storage.ts'
import { deviceMs } from '../../../../ui/time/clock.ts'
import { isSameTimer, prolong, Timer, type TimerName, togglePause } from './timer.ts'

const NAME = 'timers'

/** A timer that ended longer ago does not ring any more. */
const FORGOTTEN_AFTER_MS = 6 * 60 * 60 * 1000

const storedTimers = (): Timer[] => {
  try {
    const timers = z.array(Timer).parse(JSON.parse(tabStorage.get(NAME) ?? '[]'))
    return timers.filter(({ endsAtMs }) => endsAtMs + FORGOTTEN_AFTER_MS > deviceMs())
  } catch {
    return []
  }
}

/** The timers of this tab, which keep running on every page of the app. */
const timers = createStore<readonly Timer[]>([])

export const timersNow = (): readonly Timer[] => timers.get()

export const useTimers = (): readonly Timer[] => useStore(timers)

/** Restores the timers after a reload; storage that another user of the device has left is empty. */
export const restoreTimers = (): void => timers.set(storedTimers())

const change = (next: readonly Timer[]): void => {
  timers.set(next)
  if (next.length > 0) tabStorage.set(NAME, JSON.stringify(next))
  else tabStorage.remove(NAME)
}

const changeOne = (name: TimerName, to: (timer: Timer) => Timer): void =>
  change(timers.get().map((timer) => (isSameTimer(timer, name) ? to(timer) : timer)))

export const startTimer = (timer: Omit<Timer, 'endsAtMs' | 'restMs'>): void =>
  change([
    ...timers.get().filter((other) => !isSameTimer(other, timer)),
    { ...timer, endsAtMs: deviceMs() + timer.seconds * 1000, restMs: null },
  ])

export const pauseTimerOrNot = (name: TimerName): void =>
  changeOne(name, (timer) => togglePause(timer, deviceMs()))

export const prolongTimer = (name: TimerName): void => changeOne(name, (timer) => prolong(timer, deviceMs()))

export const endTimers = (names: readonly TimerName[]): void =>
  change(timers.get().filter((timer) => !names.some((name) => isSameTimer(timer, name))))
