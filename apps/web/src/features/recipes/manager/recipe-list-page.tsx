import { getPackageOfRecipeAsManager } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import {
  getRecipesAsManager,
  type ManagedRecipe,
  RECIPE,
  updateOrderOfRecipesAsManager,
} from '@wohlauf/contract/recipes/recipes-as-manager'
import { managedListPage } from '../../../authoring/list/managed-list-page.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { durationText } from '../../../ui/time/duration-text.ts'
import { PAGE_OF_RECIPE, PUBLISHING, RECIPE_VERSIONS } from './recipe-places.ts'

export default managedListPage<ManagedRecipe>({
  kind: RECIPE,
  title: 'Rezepte',
  query: getRecipesAsManager,
  emptyText: 'Noch keine Rezepte angelegt.',
  nameOf: ({ name }) => name,
  rowOf: ({ heroImage, totalTimeInMinutes }) => ({
    note: durationText(totalTimeInMinutes),
    picture: <Picture image={heroImage} aspectRatio={1} sizes="72px" isDecorative />,
  }),
  pageOf: PAGE_OF_RECIPE,
  publishing: PUBLISHING,
  versions: RECIPE_VERSIONS,
  savePackage: getPackageOfRecipeAsManager,
  sorting: { operation: updateOrderOfRecipesAsManager },
})
