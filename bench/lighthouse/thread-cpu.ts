import type { Browser, Page } from '@playwright/test'

/** Total blocking time counts the part of a task that is longer than that. */
const LONG_TASK_MS = 50
/** Lighthouse's phone: a fourth of this machine's speed. */
export const CPU_SLOWDOWN = 4
/** The page sets this mark with `performance.mark`. */
const MARK = 'content'

type TraceEvent = {
  name: string
  pid: number
  tid: number
  /** Microseconds. */
  ts: number
  dur?: number
  /** The thread's own CPU time of the event. */
  tdur?: number
}

type Task = { begin: number; end: number; cpu: number }

export type ThreadTimes = {
  /** CPU of the page's main thread until its content is there, and from then on, in ms. */
  untilContent: number
  afterContent: number
  /** Total blocking time on a phone, from the CPU of each task at a fourth of the speed. */
  blocking: number
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** What happens in the browser during `act`. */
export const trace = async (
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<TraceEvent[]> => {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await act()
  return (JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }).traceEvents
}

/**
 * The tasks of the thread that has made this mark, and the CPU that each has used, in ms. Wall time would count the
 * machine's other work as well: several times as much.
 */
export const cpuOfTasks = (events: readonly TraceEvent[], mark: TraceEvent): Task[] => {
  const tasks = events
    .filter(
      ({ name, pid, tid }) =>
        name === 'ThreadControllerImpl::RunTask' && pid === mark.pid && tid === mark.tid,
    )
    // The CPU of the shortest tasks is not recorded.
    .map(({ ts, dur = 0, tdur = 0 }) => ({ begin: ts, end: ts + dur, cpu: tdur / 1000 }))
  if (!tasks.some(({ cpu }) => cpu > 0)) throw new Error('the browser does not record the CPU of tasks')
  return tasks
}

/** The CPU that the page's main thread uses in `act`, within which the page marks its content. */
export const measureThread = async (
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<ThreadTimes> => {
  const events = await trace(browser, page, act)
  const content = events.find(({ name }) => name === MARK)
  if (!content) throw new Error('the page has not marked its content')
  const tasks = cpuOfTasks(events, content)
  return {
    untilContent: sum(tasks.filter(({ begin }) => begin < content.ts).map(({ cpu }) => cpu)),
    afterContent: sum(tasks.filter(({ begin }) => begin >= content.ts).map(({ cpu }) => cpu)),
    blocking: sum(tasks.map(({ cpu }) => Math.max(0, cpu * CPU_SLOWDOWN - LONG_TASK_MS))),
  }
}
