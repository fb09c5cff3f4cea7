import { getFindingsOfModuleAsManager } from '@wohlauf/contract/modules/module-versions-as-manager'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { findProblems } from '../../find-problems.ts'

export const getFindingsOfModuleAsManagerQuery = handle(
  getFindingsOfModuleAsManager,
  async ({ input, tx, app, refuse }) => (await findProblems(tx, app, input.moduleId)) ?? refuse('not-found'),
)
