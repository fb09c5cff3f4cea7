import { getBackupStateAsAdmin } from '@wohlauf/contract/administration/administration-backups'
import { findOutdatedPlaces } from '../../../platform/backup/known-places.ts'
import { findBackupState } from '../../../platform/backup/runs.ts'
import { handle } from '../../../platform/http/mount/handler.ts'

export const getBackupStateAsAdminQuery = handle(getBackupStateAsAdmin, async ({ tx, services }) => {
  const { backup, verification, failedAt, missingFiles } = await findBackupState(tx, services.backups.to)
  const outdated = await findOutdatedPlaces(tx)
  return {
    isScheduled: services.backups.at !== null,
    backedUpAt: backup?.startedAt.toISOString() ?? null,
    verified: verification && { at: verification.startedAt.toISOString(), seconds: verification.seconds },
    failedAt: failedAt?.toISOString() ?? null,
    missingFiles,
    untoldPlaces: outdated.map(({ address, since, count }) => ({
      address,
      since: since.toISOString(),
      count,
    })),
  }
})
