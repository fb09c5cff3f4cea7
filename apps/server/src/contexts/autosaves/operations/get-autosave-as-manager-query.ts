import { getAutosaveAsManager } from '@wohlauf/contract/autosaves/autosaves'
import { and, eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { autosave } from '../database/tables.ts'

export const getAutosaveAsManagerQuery = handle(
  getAutosaveAsManager,
  async ({ input: { name }, tx, user }) => {
    const [row] = await tx
      .select()
      .from(autosave)
      .where(and(eq(autosave.userId, user.id), eq(autosave.name, name)))
    if (!row) return null
    const { formValues, revision, typedAt } = row
    return {
      name,
      values: formValues,
      typedAt: typedAt.toISOString(),
      ...(revision === null ? {} : { revision }),
    }
  },
)
