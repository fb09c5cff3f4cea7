import { getDataExport } from '@wohlauf/contract/own-data/data-export'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findExportOf } from '../export/find-export.ts'

export const getDataExportQuery = handle(getDataExport, ({ tx, user, now }) => findExportOf(tx, user.id, now))
