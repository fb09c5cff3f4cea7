import { randomUUID } from 'node:crypto'
import { createRecipeOfPackageAsManager } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { createRecipeOfPackage } from '../../recipes/index.ts'

export const createRecipeOfPackageAsManagerCommand = handle(
  createRecipeOfPackageAsManager,
  async ({ input: { recipeId = randomUUID() }, files, tx, now, refuse }) => {
    const { item, pictureOf } = files.package
    if (item.kind !== 'RECIPE') return refuse('package-of-other-kind')
    const pictures = {
      heroImage: pictureOf(item.heroImage),
      ingredientsImage: pictureOf(item.ingredientsImage),
    }
    return createRecipeOfPackage(recipeId, item, { tx, now, refuse, files: pictures })
  },
)
