import { createRecipeOfPackageAsManager } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { importRecipe } from '../import-item.ts'

export const createRecipeOfPackageAsManagerCommand = handle(
  createRecipeOfPackageAsManager,
  (call) => importRecipe(call.input.recipeId, call),
  { publishesOnSave: 'recipe' },
)
