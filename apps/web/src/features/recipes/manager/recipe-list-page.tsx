import {
  getRecipesAsManager,
  type ManagedRecipe,
  planPublicationOfRecipeAsManager,
  publishRecipeAsManager,
  RECIPE,
  unpublishRecipeAsManager,
  updateOrderOfRecipesAsManager,
} from '@wohlauf/contract/recipes/recipes-as-manager'
import { lazy } from 'react'
import { editing } from '../../../authoring/list/list-spec.ts'
import { managedListPage } from '../../../authoring/list/managed-list-page.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { durationText } from '../../../ui/time/duration-text.ts'

const RecipeDialog = lazy(() => import('./recipe-dialog.tsx'))

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
  NewDialog: RecipeDialog,
  actions: [editing(RecipeDialog)],
  publishing: {
    publish: publishRecipeAsManager,
    unpublish: unpublishRecipeAsManager,
    plan: planPublicationOfRecipeAsManager,
  },
  sorting: { operation: updateOrderOfRecipesAsManager },
})
