import { joinDatabase } from '../composition/join-database.ts'
import { runCommand } from '../composition/run-command.ts'
import { withPlatformPool } from '../composition/with-platform-pool.ts'
import { readConfig } from '../platform/base/config/config.ts'
import { StartError } from '../platform/base/config/start-error.ts'
import { acrossTenants, type Tx } from '../platform/database/transaction.ts'
import {
  type FailedJob,
  failedJobs,
  type RefusedMail,
  refusedMails,
  retryFailed,
} from '../platform/jobs/failed-jobs.ts'
import { type QueueFigures, queueFigures } from '../platform/jobs/queue-figures.ts'

const USAGE =
  'Use "npm run jobs -- queues" for the counts of all queues, "npm run jobs -- failed" to list failed jobs, "npm run jobs -- refused" for mails that were given up, "npm run jobs -- retry ID" or "npm run jobs -- retry all" to run it once more.'

const lineOf = ({ id, name, appId, at, error }: FailedJob): string =>
  [id, name, `app ${appId ?? 'none'}`, at?.toISOString() ?? 'no time', error].join('  ')

const lineOfMail = ({ id, appId, at, kind, reason }: RefusedMail): string =>
  [id, kind, `app ${appId}`, at.toISOString(), reason].join('  ')

const lineOfQueue = ({ name, ready, retrying, active, failed, oldestSeconds }: QueueFigures): string =>
  [
    name,
    `${ready} ready`,
    `${retrying} retrying`,
    `${active} active`,
    `${failed} failed`,
    `oldest waits ${Math.round(oldestSeconds)} s`,
  ].join('  ')

const LISTS = {
  failed: async (tx: Tx) =>
    (await failedJobs(tx, null)).entries.toReversed().map(lineOf).join('\n') || 'No job has failed.',
  refused: async (tx: Tx) =>
    (await refusedMails(tx, null)).entries.toReversed().map(lineOfMail).join('\n') || 'No mail was refused.',
  queues: async (tx: Tx) => (await queueFigures(tx)).map(lineOfQueue).join('\n'),
}

/** @throws StartError when there is no failed job of that id */
const retry = async (tx: Tx, id: string): Promise<string> => {
  const { entries } = await failedJobs(tx, null)
  const selectedJobs = entries.filter((job) => id === 'all' || job.id === id)
  if (selectedJobs.length === 0 && id !== 'all') throw new StartError(`There is no failed job ${id}.`)
  let count = 0
  for (const job of selectedJobs) if ((await retryFailed(tx, job.id))?.isRetried) count += 1
  if (count === 0) return 'No job has failed.'
  return count === 1 ? 'The job runs once more.' : `${count} jobs run once more.`
}

/** `npm run jobs`: lists queues, failed jobs and refused mails, and runs failed jobs again. */
const answer = async ([command, id]: string[]): Promise<string> => {
  if (!(command && command in LISTS) && !(command === 'retry' && id)) throw new StartError(USAGE)
  const config = readConfig(process.env)
  const adminUrl = await joinDatabase(config)
  const list = LISTS[command as keyof typeof LISTS]
  return withPlatformPool(adminUrl, config, (pool) =>
    acrossTenants(pool, 'operators ask for the queue of all apps', (tx) =>
      list ? list(tx) : retry(tx, id ?? ''),
    ),
  )
}

await runCommand(answer)
