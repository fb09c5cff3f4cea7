import { markModuleAsMostRecentlySeen } from '@wohlauf/contract/modules'
import { and, eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { saveLastViewed } from '../progress.ts'
import { module } from '../tables.ts'

export const markModuleAsMostRecentlySeenCommand = handle(
  markModuleAsMostRecentlySeen,
  async ({ input, tx, user, now, refuse }) => {
    const [found] = await tx
      .select({ id: module.id })
      .from(module)
      .where(and(eq(module.id, input.moduleId), eq(module.isEnabled, true)))
    if (!found) return refuse('not-found')
    await saveLastViewed(tx, user.id, found.id, now)
    return {}
  },
)
