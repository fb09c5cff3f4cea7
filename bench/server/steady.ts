import { Agent, request } from 'node:http'

export type SteadyRequest = {
  name: string
  port: number
  host: string
  path: string
  token?: string
  body?: unknown
}

/** Milliseconds; `failures` counts the answers that are not 200. */
export type Reading = { p50: number; p99: number; requests: number; failures: number }

const agent = new Agent({ keepAlive: true })

/** Milliseconds from the request to the last byte of its answer; rejects when it is not 200. */
const timeOf = ({ port, host, path, token, body = {} }: SteadyRequest): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json', ...(token ? { 'auth-token': token } : {}) }
    const began = performance.now()
    request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - began)
        else reject(new Error(`${path} answered ${answer.statusCode}`))
      })
    })
      .on('error', reject)
      .end(JSON.stringify(body))
  })

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN

export const readingOf = (times: readonly number[], failures: number): Reading => {
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), requests: sorted.length, failures }
}

export type Sent = { name: string; beganAt: number; time: number | null }

/**
 * Requests at a steady rate that leaves most of the machine free: a server at its limit would only show how the machine
 * is shared. A request does not wait for the answer to the one before.
 * @returns `sent` has the answered requests so far; its `time` is null for a failure
 */
export const startSteady = (requestOf: (turn: number) => SteadyRequest, perSecond: number) => {
  const sentRequests: Sent[] = []
  const open = new Set<Promise<void>>()
  let turn = 0
  const sendOnce = () => {
    const next = requestOf(turn)
    turn += 1
    const { name } = next
    const beganAt = Date.now()
    const sending: Promise<void> = timeOf(next).then(
      (time) => void sentRequests.push({ name, beganAt, time }),
      () => void sentRequests.push({ name, beganAt, time: null }),
    )
    open.add(sending)
    sending.finally(() => open.delete(sending))
  }
  const timer = setInterval(sendOnce, 1000 / perSecond)
  return {
    sent: sentRequests,
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await Promise.all(open)
    },
  }
}
