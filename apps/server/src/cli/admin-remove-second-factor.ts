import { parseArgs } from 'node:util'
import { EmailAddress } from '@wohlauf/contract/values/values'
import { joinDatabase } from '../composition/join-database.ts'
import { runCommand } from '../composition/run-command.ts'
import { withPlatformPool } from '../composition/with-platform-pool.ts'
import { removeSecondFactorOfAdmin } from '../contexts/administration/create-admin.ts'
import { readConfig } from '../platform/base/config/config.ts'
import { StartError } from '../platform/base/config/start-error.ts'

const addressOf = (args: string[]): string => {
  const { email = '' } = parseArgs({ args, options: { email: { type: 'string' } }, strict: false }).values
  const parsed = EmailAddress.safeParse(email)
  if (parsed.success) return parsed.data
  throw new StartError('Use "npm run admin:remove-second-factor -- --email admin@example.com".')
}

/** `npm run admin:remove-second-factor`: for an admin who has lost device and recovery codes. */
const run = async (args: string[]): Promise<string> => {
  const emailAddress = addressOf(args)
  const config = readConfig(process.env)
  const adminUrl = await joinDatabase(config)
  const isDone = await withPlatformPool(adminUrl, config, (pool) =>
    removeSecondFactorOfAdmin(pool, emailAddress),
  )
  if (isDone) return `${emailAddress} is logged out everywhere and sets up a second factor at the next login.`
  throw new StartError(`There is no admin ${emailAddress}. Nothing was changed.`)
}

await runCommand(run)
