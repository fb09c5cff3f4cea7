import { updateModuleTitleAsManager } from '@wohlauf/contract/modules-as-manager'
import { eq } from 'drizzle-orm'
import { wasChangedSince } from '../../../platform/database/revision.ts'
import { handle } from '../../../platform/http/handler.ts'
import { holdModule } from '../holding.ts'
import { module } from '../tables.ts'

export const updateModuleTitleAsManagerCommand = handle(
  updateModuleTitleAsManager,
  async ({ input, tx, refuse }) => {
    const held = await holdModule(tx, input.moduleId)
    if (!held) return refuse('not-found')
    if (wasChangedSince(held, input.revision)) return refuse('conflict')
    const { number, title } = input
    await tx
      .update(module)
      .set({ number, title, revision: held.revision + 1 })
      .where(eq(module.id, held.id))
    return {}
  },
)
