import { requestDataExport } from '@wohlauf/contract/own-data/data-export'
import { handle } from '../../../platform/http/mount/handler.ts'
import { lockAccount } from '../../../platform/tenancy/lock-account.ts'
import { requestExportOf } from '../export/request-export.ts'

export const requestDataExportCommand = handle(requestDataExport, async ({ tx, user, now }) => {
  await lockAccount(tx, user.id, 'with others')
  await requestExportOf(tx, user.id, now)
  return {}
})
