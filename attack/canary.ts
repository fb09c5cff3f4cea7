import { setTimeout } from 'node:timers/promises'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { Client } from './ask.ts'
import type { Report } from './report.ts'

const EVERY_MS = 100

/** In milliseconds. Generous, because the machine itself may be busy. */
const SLOW_MS = 5000

/** Calls an operation regularly during an attack; every call must succeed within `SLOW_MS`. */
export const startCanary = (
  client: Client,
  operation: AnyOperation,
  callOptions: { host: string; token: string | null },
) => {
  const times: number[] = []
  const refusals: string[] = []
  let isOver = false
  const work = async () => {
    while (!isOver) {
      const { status, text, ms } = await client.call(operation, {}, callOptions)
      times.push(ms)
      if (status !== 200) refusals.push(`${status} ${text.slice(0, 200)}`)
      await setTimeout(EVERY_MS)
    }
  }
  const working = work()
  return {
    stop: async (report: Report): Promise<void> => {
      isOver = true
      await working
      const sorted = times.toSorted((one, other) => one - other)
      const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
      report.note(
        `meanwhile ${times.length} usual calls: median ${at(0.5)} ms, 99 of 100 ${at(0.99)} ms, slowest ${Math.round(sorted.at(-1) ?? 0)} ms`,
      )
      for (const each of refusals) report.finding('a usual call was not served meanwhile', each)
      const slowest = Math.round(sorted.at(-1) ?? 0)
      if (slowest > SLOW_MS) report.finding('a usual call was slow meanwhile', `${slowest} ms`)
    },
  }
}
