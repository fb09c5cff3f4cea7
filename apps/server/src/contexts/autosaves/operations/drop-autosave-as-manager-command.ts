import { dropAutosaveAsManager } from '@wohlauf/contract/autosaves/autosaves'
import { and, eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { autosave } from '../database/tables.ts'

export const dropAutosaveAsManagerCommand = handle(
  dropAutosaveAsManager,
  async ({ input: { name }, tx, user }) => {
    await tx.delete(autosave).where(and(eq(autosave.userId, user.id), eq(autosave.name, name)))
    return {}
  },
)
