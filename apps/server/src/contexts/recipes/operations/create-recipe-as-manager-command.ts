import { createRecipeAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { creates } from '../../../platform/lists/managed-items.ts'
import { RECIPES } from '../list.ts'

export const createRecipeAsManagerCommand = handle(createRecipeAsManager, creates(RECIPES))
