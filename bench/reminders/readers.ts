import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getNotificationStatus } from '@wohlauf/contract/dashboard/notifications'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { type Reading, readingOf, startSteady } from '../server/steady.ts'

const PATHS = [getDashboard, getHabitIntents, getNotificationStatus].map(({ path }) => path)

/** People who open the app, at a steady rate. */
export const startReaders = (port: number, tokens: readonly string[], perSecond: number) => {
  const { sent, stop } = startSteady((turn) => {
    const path = PATHS[turn % PATHS.length] ?? '/'
    const token = tokens[Math.floor(turn / PATHS.length) % tokens.length] ?? ''
    return { name: path, port, host: 'localhost', path, token }
  }, perSecond)
  return {
    stop,
    /** Sums up the answered requests that began between the two; `failures` are all so far. */
    between: (from: Date, until: Date): Reading => {
      const times = sent.flatMap(({ beganAt, time }) =>
        time !== null && beganAt >= from.getTime() && beganAt <= until.getTime() ? [time] : [],
      )
      return readingOf(times, sent.filter(({ time }) => time === null).length)
    },
  }
}
