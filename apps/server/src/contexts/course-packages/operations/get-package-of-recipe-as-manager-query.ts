import { getPackageOfRecipeAsManager } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { recipeToPack } from '../../recipes/index.ts'
import { savePackage } from '../save-package.ts'

export const getPackageOfRecipeAsManagerQuery = handle(getPackageOfRecipeAsManager, async (context) => {
  const { input, tx, app, refuse } = context
  const draft = await recipeToPack(tx, app.appId, input.recipeId)
  return draft ? savePackage(context, draft.name, draft) : refuse('not-found')
})
