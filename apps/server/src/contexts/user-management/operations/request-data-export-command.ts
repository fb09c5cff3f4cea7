import { randomUUID } from 'node:crypto'
import { requestDataExport } from '@wohlauf/contract/user-management'
import { handle } from '../../../platform/http/handler.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { dropReplaceableExport } from '../export/drop-exports.ts'
import { lockAccount } from '../hold-account.ts'
import { MAKE_DATA_EXPORT } from '../jobs/make-data-export.ts'
import { dataExport } from '../tables.ts'

/**
 * One at a time: of two concurrent requests, and while one is being created, only the first has an effect.
 */
export const requestDataExportCommand = handle(requestDataExport, async ({ tx, user, now }) => {
  await lockAccount(tx, user.id, 'with others')
  await dropReplaceableExport(tx, user.id, now)
  const [asked] = await tx
    .insert(dataExport)
    .values({ id: randomUUID(), userId: user.id, requestedAt: now })
    .onConflictDoNothing()
    .returning({ dataExportId: dataExport.id })
  if (asked) await enqueue(tx, MAKE_DATA_EXPORT, asked)
  return {}
})
