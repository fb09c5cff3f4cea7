import { updateRecipeAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { changes } from '../../../platform/http/lists/managed-items.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { RECIPES } from '../list.ts'

export const updateRecipeAsManagerCommand = handle(updateRecipeAsManager, changes(RECIPES))
