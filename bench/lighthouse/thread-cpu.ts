import type { Browser, Page } from '@playwright/test'

/** Total blocking time counts the part of a task that is longer than that. */
const LONG_TASK_MS = 50
/** Lighthouse's phone: a fourth of this machine's speed. */
const CPU_SLOWDOWN = 4
/** By the page itself, with `performance.mark`. */
const MARK = 'content'

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  /** The thread's own CPU time of the event, in microseconds. */
  tdur?: number
}

export type ThreadTimes = {
  /** CPU of the page's main thread until its content is there, and from then on, in ms. */
  untilContent: number
  afterContent: number
  /** Total blocking time on a phone, from the CPU of each task at a fourth of the speed. */
  blocking: number
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * The CPU that the page's main thread uses in `act`, within which the page marks its content. Wall time would count the machine's
 * other work as well: several times as much.
 */
export const measureThread = async (
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<ThreadTimes> => {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const content = traceEvents.find(({ name }) => name === MARK)
  if (!content) throw new Error('the page has not marked its content')
  const tasks = traceEvents
    .filter(
      ({ name, pid, tid }) =>
        name === 'ThreadControllerImpl::RunTask' && pid === content.pid && tid === content.tid,
    )
    // The CPU of the shortest tasks is not recorded.
    .map(({ ts, tdur = 0 }) => ({ isBefore: ts < content.ts, cpu: tdur / 1000 }))
  if (!tasks.some(({ cpu }) => cpu > 0)) throw new Error('the browser does not record the CPU of tasks')
  return {
    untilContent: sum(tasks.filter(({ isBefore }) => isBefore).map(({ cpu }) => cpu)),
    afterContent: sum(tasks.filter(({ isBefore }) => !isBefore).map(({ cpu }) => cpu)),
    blocking: sum(tasks.map(({ cpu }) => Math.max(0, cpu * CPU_SLOWDOWN - LONG_TASK_MS))),
  }
}
