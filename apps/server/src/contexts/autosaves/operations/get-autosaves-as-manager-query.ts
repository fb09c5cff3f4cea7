import { getAutosavesAsManager } from '@wohlauf/contract/autosaves/autosaves'
import { desc, eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { autosave } from '../database/tables.ts'

export const getAutosavesAsManagerQuery = handle(getAutosavesAsManager, async ({ tx, user }) => {
  const rows = await tx
    .select({ name: autosave.name, typedAt: autosave.typedAt })
    .from(autosave)
    .where(eq(autosave.userId, user.id))
    .orderBy(desc(autosave.typedAt))
  return rows.map(({ name, typedAt }) => ({ name, typedAt: typedAt.toISOString() }))
})
