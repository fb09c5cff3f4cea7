import { runCommand } from '../composition/run-command.ts'
import { readConfig } from '../platform/base/config/config.ts'
import { passwordOf, ROLES } from '../platform/database/roles.ts'

/** `npm run pgbouncer:users`: a `userlist.txt` for PgBouncer, with the passwords derived from this secret key. */
await runCommand(async () => {
  const { secretKey } = readConfig(process.env)
  return [ROLES.runtime, ROLES.platform]
    .map((role) => `"${role}" "${passwordOf(role, secretKey)}"`)
    .join('\n')
})
