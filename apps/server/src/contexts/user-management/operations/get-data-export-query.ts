import { getDataExport } from '@wohlauf/contract/user-management'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { dataExport } from '../tables.ts'

export const getDataExportQuery = handle(getDataExport, async ({ tx, user, now }) => {
  const [found] = await tx.select().from(dataExport).where(eq(dataExport.userId, user.id))
  if (!found || (found.availableUntil && found.availableUntil <= now))
    return { requestedAt: null, availableUntil: null }
  return {
    requestedAt: found.requestedAt.toISOString(),
    availableUntil: found.availableUntil?.toISOString() ?? null,
  }
})
