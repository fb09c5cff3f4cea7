import { publishChangesOfRecipesAsManager } from '@wohlauf/contract/recipes/recipe-versions-as-manager'
import { preventsPublishingOfItem } from '@wohlauf/contract/rules/item-findings'
import { handle } from '../../../platform/http/mount/handler.ts'
import { publishItems } from '../../versions/index.ts'
import { recipe } from '../database/tables.ts'
import { findProblems } from '../find-problems.ts'

/** All are published before they are checked: a refusal undoes it. */
export const publishChangesOfRecipesAsManagerCommand = handle(
  publishChangesOfRecipesAsManager,
  async ({ input: { recipeIds, note = '' }, tx, app, refuse }) => {
    const hiddenItems = await publishItems(tx, 'recipe', recipe, recipeIds, note)
    if (!hiddenItems) return refuse('not-found')
    const findings = [...(await findProblems(tx, app, recipeIds)).values()].flat()
    return findings.some(preventsPublishingOfItem) ? refuse('not-publishable') : { hidden: hiddenItems }
  },
)
