import { joinDatabase } from '../composition/join-database.ts'
import { runCommand } from '../composition/run-command.ts'
import { readConfig } from '../platform/base/config/config.ts'
import { StartError } from '../platform/base/config/start-error.ts'
import { ROLES, urlFor } from '../platform/database/roles.ts'
import { type FailedJob, failedJobs, retryFailed } from '../platform/jobs/failed-jobs.ts'
import { openBoss } from '../platform/jobs/open-boss.ts'

const USAGE =
  'Use "npm run jobs -- failed" to list failed jobs, "npm run jobs -- retry ID" or "npm run jobs -- retry all" to run it once more.'

const lineOf = ({ id, name, appId, at, error }: FailedJob): string =>
  [id, name, `app ${appId ?? 'none'}`, at?.toISOString() ?? 'no time', error].join('  ')

const answer = async ([command, id]: string[]): Promise<string> => {
  if (!(command === 'failed' || (command === 'retry' && id))) throw new StartError(USAGE)
  const config = readConfig(process.env)
  const adminUrl = await joinDatabase(config)
  const boss = await openBoss(urlFor(adminUrl, ROLES.jobs, config.secretKey), () => {}).catch(
    (error: Error) => {
      throw new StartError(`The job queue cannot be reached: ${error.message}`)
    },
  )
  try {
    if (command === 'failed') {
      const jobs = await failedJobs(boss)
      return jobs.length === 0 ? 'No job has failed.' : jobs.map(lineOf).join('\n')
    }
    const count = await retryFailed(boss, id ?? '')
    if (count > 0) return count === 1 ? 'The job runs once more.' : `${count} jobs run once more.`
    if (id === 'all') return 'No job has failed.'
    throw new StartError(`There is no failed job ${id}.`)
  } finally {
    await boss.stop({ graceful: false })
  }
}

await runCommand(answer)
