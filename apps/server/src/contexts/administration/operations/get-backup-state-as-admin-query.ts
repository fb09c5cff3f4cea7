import { getBackupStateAsAdmin } from '@wohlauf/contract/administration/administration-backups'
import { findBackupState } from '../../../platform/backup/runs.ts'
import { handle } from '../../../platform/http/mount/handler.ts'

export const getBackupStateAsAdminQuery = handle(getBackupStateAsAdmin, async ({ tx, services }) => {
  const { backup, verification, failedAt } = await findBackupState(tx)
  return {
    isScheduled: services.backups.at !== null,
    backedUpAt: backup?.startedAt.toISOString() ?? null,
    verified: verification && { at: verification.startedAt.toISOString(), seconds: verification.seconds },
    failedAt: failedAt?.toISOString() ?? null,
  }
})
