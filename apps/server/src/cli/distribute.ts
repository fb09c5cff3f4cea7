import { parseArgs } from 'node:util'
import { distribute } from '../composition/distribute.ts'
import { runCommand } from '../composition/run-command.ts'
import { readConfig } from '../platform/base/config/config.ts'
import { StartError } from '../platform/base/config/start-error.ts'

const USAGE =
  'Use "npm run distribute -- --coordinator postgres://SUPERUSER@HOST/DATABASE", with --plan to be told only what it would do. Without --coordinator it takes DATABASE_URL.'

const readOptions = (args: string[]): { coordinator?: string | undefined; plan?: boolean | undefined } => {
  try {
    return parseArgs({ args, options: { coordinator: { type: 'string' }, plan: { type: 'boolean' } } }).values
  } catch {
    throw new StartError(USAGE)
  }
}

/** `npm run distribute`: moves the database to the nodes of a Citus cluster, or what a new version added to it. */
await runCommand(async (args) => {
  const { coordinator, plan = false } = readOptions(args)
  const { databaseUrl, secretKey } = readConfig(process.env)
  const url = coordinator ?? databaseUrl
  if (!url || !URL.canParse(url)) throw new StartError(USAGE)
  return distribute(url, secretKey, console.log, { isPlanOnly: plan })
})
