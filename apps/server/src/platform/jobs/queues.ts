import type { Queue } from 'pg-boss'
import { StartError } from '../base/config/start-error.ts'
import type { AnyJob } from './job.ts'
import { openBoss } from './open-boss.ts'

const DAY_SECONDS = 86_400

/** A killed worker is noticed after this time; the next check (every ten seconds) runs its job again. */
const HEARTBEAT_SECONDS = 20

const settingsOf = ({ retry, keptSeconds, maxSeconds }: AnyJob) =>
  ({
    retryLimit: retry.limit,
    retryDelay: retry.firstSeconds,
    retryDelayMax: retry.longestSeconds,
    retryBackoff: true,
    expireInSeconds: maxSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: 400 * DAY_SECONDS,
    deleteAfterSeconds: keptSeconds,
    notify: true,
  }) satisfies Omit<Queue, 'name'>

const isAsSet = (queue: object, settings: object): boolean => {
  const actual = queue as Record<string, unknown>
  return Object.entries(settings).every(([name, value]) => actual[name] === value)
}

/** @throws StartError when two jobs have one name */
const requireOwnNames = (jobs: readonly AnyJob[]): void => {
  const names = jobs.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new StartError(`Two jobs are called "${twice}" in composition/jobs.ts.`)
}

/** @param url as the role that owns the queue */
export const prepareQueues = async (url: string, jobs: readonly AnyJob[]): Promise<void> => {
  requireOwnNames(jobs)
  const boss = await openBoss(url, () => {}, { max: 1 })
  try {
    const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
    for (const job of jobs) {
      const queue = queues.get(job.name)
      const settings = settingsOf(job)
      if (!queue) await boss.createQueue(job.name, settings)
      else if (!isAsSet(queue, settings)) await boss.updateQueue(job.name, settings)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
