import { getPackageOfModuleAsManager } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { moduleToPack } from '../../modules/index.ts'
import { savePackage } from '../save-package.ts'

export const getPackageOfModuleAsManagerQuery = handle(getPackageOfModuleAsManager, async (context) => {
  const { input, tx, app, refuse } = context
  const draft = await moduleToPack(tx, app, input.moduleId)
  return draft ? savePackage(context, draft.title, draft) : refuse('not-found')
})
