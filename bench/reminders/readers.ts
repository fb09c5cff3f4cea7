import { Agent, request } from 'node:http'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getNotificationStatus } from '@wohlauf/contract/dashboard/notifications'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'

const PATHS = [getDashboard, getHabitIntents, getNotificationStatus].map(({ path }) => path)

/** Milliseconds; `failures` counts all answers so far that are not 200. */
export type Reading = { p50: number; p99: number; requests: number; failures: number }

const agent = new Agent({ keepAlive: true })

/** Milliseconds from the request to the last byte of its answer; rejects when it is not 200. */
const timeOf = (port: number, path: string, token: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { host: 'localhost', 'content-type': 'application/json', 'auth-token': token }
    const began = performance.now()
    request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - began)
        else reject(new Error(`${path} answered ${answer.statusCode}`))
      })
    })
      .on('error', reject)
      .end('{}')
  })

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN

/**
 * People who open the app, at a steady rate that leaves most of the machine free: a server at its limit would only show
 * how the machine is shared. A request does not wait for the answer to the one before.
 */
export const startReaders = (port: number, tokens: readonly string[], perSecond: number) => {
  const readings: { beganAt: number; time: number }[] = []
  let failures = 0
  let turn = 0
  const open = new Set<Promise<void>>()
  const readOnce = () => {
    turn += 1
    const path = PATHS[turn % PATHS.length] ?? '/'
    const token = tokens[Math.floor(turn / PATHS.length) % tokens.length] ?? ''
    const beganAt = Date.now()
    const reading: Promise<void> = timeOf(port, path, token).then(
      (time) => void readings.push({ beganAt, time }),
      () => {
        failures += 1
      },
    )
    open.add(reading)
    reading.finally(() => open.delete(reading))
  }
  const timer = setInterval(readOnce, 1000 / perSecond)
  return {
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await Promise.all(open)
    },
    /** Sums up the answered requests that began between the two. */
    between: (from: Date, until: Date): Reading => {
      const times = readings
        .filter(({ beganAt }) => beganAt >= from.getTime() && beganAt <= until.getTime())
        .map(({ time }) => time)
        .sort((a, b) => a - b)
      return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), requests: times.length, failures }
    },
  }
}
