import { parseArgs } from 'node:util'
import { joinDatabase } from './composition/join-database.ts'
import { runCommand } from './composition/run-command.ts'
import { readConfig } from './platform/config/config.ts'
import { replaceSecretKey } from './platform/config/secret-key.ts'
import { StartError } from './platform/config/start-error.ts'
import { keyIdOfDatabase, rotateSecretKey } from './platform/database/rotate-secret-key.ts'
import { keyIdOf } from './platform/secrets/derive-key.ts'

const USAGE =
  'Say "npm run secret-key:rotate"; or, when nobody has the former key any more, "npm run secret-key:rotate -- --lost".'

const isLost = (args: string[]): boolean => {
  try {
    return parseArgs({ args, options: { lost: { type: 'boolean' } } }).values.lost ?? false
  } catch {
    throw new StartError(USAGE)
  }
}

/** `npm run secret-key:rotate`: the database gets the passwords of a new secret key. */
const run = async (args: string[]): Promise<string> => {
  const isFormerLost = isLost(args)
  const config = readConfig(process.env)
  const adminUrl = await joinDatabase(config)
  // A key of our own making is replaced first where it is kept. If this command dies after that, the next one goes on here.
  const isToBeMade =
    config.areSecretKeysOwn && (await keyIdOfDatabase(adminUrl)) === keyIdOf(config.secretKey)
  const keys = isToBeMade ? replaceSecretKey(config.dataDir) : config
  const former = await rotateSecretKey(adminUrl, keys, { isFormerLost })
  return `The secret key is ${keyIdOf(keys.secretKey)} now, and was ${former}. Start every running process again with it.`
}

await runCommand(run)
