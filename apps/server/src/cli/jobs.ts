import type { PgBoss } from 'pg-boss'
import { joinDatabase } from '../composition/join-database.ts'
import { runCommand } from '../composition/run-command.ts'
import { readConfig } from '../platform/base/config/config.ts'
import { StartError } from '../platform/base/config/start-error.ts'
import { ROLES, urlFor } from '../platform/database/roles.ts'
import {
  type FailedJob,
  failedJobs,
  type RefusedMail,
  refusedMails,
  retryFailed,
} from '../platform/jobs/failed-jobs.ts'
import { openBoss } from '../platform/jobs/open-boss.ts'
import { type QueueFigures, queueFigures } from '../platform/jobs/queue-figures.ts'

const USAGE =
  'Use "npm run jobs -- queues" for the counts of all queues, "npm run jobs -- failed" to list failed jobs, "npm run jobs -- refused" for mails that were given up, "npm run jobs -- retry ID" or "npm run jobs -- retry all" to run it once more.'

const lineOf = ({ id, name, appId, at, error }: FailedJob): string =>
  [id, name, `app ${appId ?? 'none'}`, at?.toISOString() ?? 'no time', error].join('  ')

const lineOfMail = ({ id, appId, at, kind, reason }: RefusedMail): string =>
  [id, kind, `app ${appId}`, at.toISOString(), reason].join('  ')

const lineOfQueue = ({ name, ready, active, failed, oldestSeconds }: QueueFigures): string =>
  [
    name,
    `${ready} ready`,
    `${active} active`,
    `${failed} failed`,
    `oldest waits ${Math.round(oldestSeconds)} s`,
  ].join('  ')

const LISTS = {
  failed: async (boss: PgBoss) => (await failedJobs(boss)).map(lineOf).join('\n') || 'No job has failed.',
  refused: async (boss: PgBoss) =>
    (await refusedMails(boss)).map(lineOfMail).join('\n') || 'No mail was refused.',
  queues: async (boss: PgBoss) => (await queueFigures(boss)).map(lineOfQueue).join('\n'),
}

/** `npm run jobs`: lists failed jobs and runs them again. */
const answer = async ([command, id]: string[]): Promise<string> => {
  if (!(command && command in LISTS) && !(command === 'retry' && id)) throw new StartError(USAGE)
  const config = readConfig(process.env)
  const adminUrl = await joinDatabase(config)
  const boss = await openBoss(urlFor(adminUrl, ROLES.jobs, config.secretKey), () => {}).catch(
    (error: Error) => {
      throw new StartError(`The job queue cannot be reached: ${error.message}`)
    },
  )
  try {
    const list = LISTS[command as keyof typeof LISTS]
    if (list) return await list(boss)
    const count = await retryFailed(boss, id ?? '')
    if (count > 0) return count === 1 ? 'The job runs once more.' : `${count} jobs run once more.`
    if (id === 'all') return 'No job has failed.'
    throw new StartError(`There is no failed job ${id}.`)
  } finally {
    await boss.stop({ graceful: false })
  }
}

await runCommand(answer)
