import { updateModuleTitleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { eq } from 'drizzle-orm'
import { wasChangedSince } from '../../../../platform/database/revision.ts'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { module } from '../../database/tables.ts'
import { lockModule } from '../../row-locks.ts'

export const updateModuleTitleAsManagerCommand = handle(
  updateModuleTitleAsManager,
  async ({ input, tx, refuse }) => {
    const { moduleId, revision, ...fields } = input
    const locked = await lockModule(tx, moduleId)
    if (!locked) return refuse('not-found')
    if (wasChangedSince(locked, revision)) return refuse('conflict')
    await tx
      .update(module)
      .set({ ...fields, revision: locked.revision + 1 })
      .where(eq(module.id, locked.id))
    return {}
  },
  { publishesOnSave: 'module' },
)
