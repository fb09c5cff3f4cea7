import { publishModulesAsManager } from '@wohlauf/contract/modules/module-versions-as-manager'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { publishItems } from '../../../versions/index.ts'
import { module } from '../../database/tables.ts'
import { findProblems } from '../../find-problems.ts'
import { preventsPublishing } from '../../rules/findings.ts'

/** All are published before they are checked: a refusal undoes it. */
export const publishModulesAsManagerCommand = handle(
  publishModulesAsManager,
  async ({ input: { moduleIds, note = '' }, tx, app, refuse }) => {
    const hiddenItems = await publishItems(tx, 'module', module, moduleIds, note)
    if (!hiddenItems) return refuse('not-found')
    for (const moduleId of moduleIds)
      if ((await findProblems(tx, app, moduleId, moduleIds))?.some(preventsPublishing))
        return refuse('not-publishable')
    return { hidden: hiddenItems }
  },
)
