import { REQUIRED_DATABASE } from '../composition/required-database.ts'
import { runCommand } from '../composition/run-command.ts'
import { permissionsIn } from '../platform/database/migration/permissions.ts'

await runCommand(async () => permissionsIn(REQUIRED_DATABASE).join('\n'))
