import { getProcessesAsAdmin } from '@wohlauf/contract/administration/administration-running'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findProcesses } from '../../../platform/processes/running-processes.ts'

export const getProcessesAsAdminQuery = handle(getProcessesAsAdmin, async ({ tx, now }) => ({
  processes: (await findProcesses(tx, now)).map(({ id, startedAt, seenAt, ...process }) => ({
    processId: id,
    ...process,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
  })),
}))
