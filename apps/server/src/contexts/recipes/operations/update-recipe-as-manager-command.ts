import { updateRecipeAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { changes } from '../../../platform/lists/managed-items.ts'
import { RECIPES } from '../list.ts'

export const updateRecipeAsManagerCommand = handle(updateRecipeAsManager, changes(RECIPES))
