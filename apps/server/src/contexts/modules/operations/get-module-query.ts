import { getModule } from '@wohlauf/contract/modules/modules'
import { handle } from '../../../platform/http/mount/handler.ts'
import { ownHabits } from '../../habits/index.ts'
import { loadPages } from '../module-details.ts'
import { lastViewedOf, summarise } from '../module-list.ts'
import { moduleProgress, NOT_BEGUN, ownProgress } from '../own-progress.ts'
import { responsesInModule } from '../own-responses.ts'
import { sharedModules } from '../shared-modules.ts'

export const getModuleQuery = handle(
  getModule,
  async (context) => {
    const { input, refuse } = context
    const modules = await sharedModules(context)
    const module = modules.find(({ id }) => id === input.moduleId)
    if (!module) return refuse('not-found')
    const progress = ownProgress(context)
    const pagesFor = await loadPages(context, module.id)
    const own = progress.get(module.id)
    return {
      ...summarise(module, own),
      isMostRecentlyViewedModule: lastViewedOf(modules, progress) === module.id,
      pages: pagesFor(own ?? NOT_BEGUN),
    }
  },
  { prefetch: [moduleProgress, responsesInModule, ownHabits] },
)
