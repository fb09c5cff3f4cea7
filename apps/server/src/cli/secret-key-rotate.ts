import { parseArgs } from 'node:util'
import { joinDatabase } from '../composition/join-database.ts'
import { runCommand } from '../composition/run-command.ts'
import { readConfig } from '../platform/base/config/config.ts'
import { replaceSecretKey } from '../platform/base/config/secret-key.ts'
import { StartError } from '../platform/base/config/start-error.ts'
import { keyIdOf } from '../platform/base/secrets/derive-key.ts'
import { keyIdOfDatabase, rotateSecretKey } from '../platform/database/migration/rotate-secret-key.ts'

const USAGE =
  'Use "npm run secret-key:rotate"; or, if the former key is lost, "npm run secret-key:rotate -- --lost".'

const isLost = (args: string[]): boolean => {
  try {
    return parseArgs({ args, options: { lost: { type: 'boolean' } } }).values.lost ?? false
  } catch {
    throw new StartError(USAGE)
  }
}

/** `npm run secret-key:rotate`: gives the database the passwords of a new secret key. */
const run = async (args: string[]): Promise<string> => {
  const isFormerLost = isLost(args)
  const config = readConfig(process.env)
  const adminUrl = await joinDatabase(config)
  // A generated key is replaced in its file first. If this command is interrupted after that, the next run
  // continues here.
  const isToBeMade =
    config.areSecretKeysOwn && (await keyIdOfDatabase(adminUrl)) === keyIdOf(config.secretKey)
  const keys = isToBeMade ? replaceSecretKey(config.dataDir) : config
  const former = await rotateSecretKey(adminUrl, keys, { isFormerLost })
  return `The secret key is ${keyIdOf(keys.secretKey)} now, and was ${former}. Restart every running process with it.`
}

await runCommand(run)
