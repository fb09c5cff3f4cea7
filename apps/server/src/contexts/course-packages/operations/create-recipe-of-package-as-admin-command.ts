import { createRecipeOfPackageAsAdmin } from '@wohlauf/contract/course-packages/course-packages-as-admin'
import { handle } from '../../../platform/http/mount/handler.ts'
import { importRecipe } from '../import-item.ts'

export const createRecipeOfPackageAsAdminCommand = handle(
  createRecipeOfPackageAsAdmin,
  (call) => importRecipe(call.input.recipeId, call),
  { publishesOnSave: 'recipe' },
)
