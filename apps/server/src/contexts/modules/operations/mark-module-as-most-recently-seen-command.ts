import { markModuleAsMostRecentlySeen } from '@wohlauf/contract/modules/modules'
import { handle } from '../../../platform/http/mount/handler.ts'
import { saveLastViewed } from '../progress.ts'
import { sharedModules } from '../shared-modules.ts'

export const markModuleAsMostRecentlySeenCommand = handle(markModuleAsMostRecentlySeen, async (context) => {
  const { input, tx, user, now, refuse } = context
  const modules = await sharedModules(context)
  if (!modules.some(({ id }) => id === input.moduleId)) return refuse('not-found')
  await saveLastViewed(tx, user.id, input.moduleId, now)
  return {}
})
