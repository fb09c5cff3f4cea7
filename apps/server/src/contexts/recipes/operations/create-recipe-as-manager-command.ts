import { createRecipeAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { creates } from '../../../platform/http/lists/managed-items.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { RECIPES } from '../list.ts'

export const createRecipeAsManagerCommand = handle(createRecipeAsManager, creates(RECIPES))
