import { getDataExportFile } from '@wohlauf/contract/own-data/data-export'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findExportFileOf } from '../export/find-export.ts'

export const getDataExportFileQuery = handle(
  getDataExportFile,
  async ({ tx, user, now, refuse }) => (await findExportFileOf(tx, user.id, now)) ?? refuse('not-found'),
)
