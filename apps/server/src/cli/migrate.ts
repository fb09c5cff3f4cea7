import { joinDatabase } from '../composition/join-database.ts'
import { migrate } from '../composition/migrate.ts'
import { runCommand } from '../composition/run-command.ts'
import { readConfig } from '../platform/base/config/config.ts'

/** `npm run migrate`: prepares the database for this version, before its first process starts. */
await runCommand(async () => {
  const config = readConfig(process.env)
  await migrate(await joinDatabase(config), config.secretKey)
  return 'The database is prepared for this version.'
})
