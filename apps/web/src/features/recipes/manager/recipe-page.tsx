import {
  createRecipeAsManager,
  getRecipesAsManager,
  type ManagedRecipe,
  RECIPE,
  updateRecipeAsManager,
} from '@wohlauf/contract/recipes/recipes-as-manager'
import { itemPage } from '../../../authoring/page/item-page.tsx'
import { itemOfList } from '../../../authoring/page/use-item.ts'
import { RecipeFields, type RecipeValues } from './recipe-fields.tsx'
import { noticedInRecipe, PAGE_OF_RECIPE, PUBLISHING, RECIPE_VERSIONS } from './recipe-places.ts'
import { RecipePreview } from './recipe-preview.tsx'
import { EMPTY, valuesOfRecipe, withoutEmptyRows } from './recipe-values.ts'

export default itemPage<RecipeValues, ManagedRecipe>({
  kind: RECIPE,
  subject: 'Das Rezept',
  create: createRecipeAsManager,
  update: updateRecipeAsManager,
  list: { to: 'manage-recipes-recipe-list', label: 'Alle Rezepte' },
  pageOf: PAGE_OF_RECIPE,
  useItem: itemOfList(getRecipesAsManager, RECIPE),
  nameOf: ({ name }) => name,
  failure: 'Dieses Rezept ist gerade nicht erreichbar',
  missing: 'Dieses Rezept gibt es nicht',
  publishing: PUBLISHING,
  versions: RECIPE_VERSIONS,
  noticedIn: noticedInRecipe,
  empty: EMPTY,
  valuesOf: valuesOfRecipe,
  countedOf: withoutEmptyRows,
  Fields: RecipeFields,
  Preview: RecipePreview,
})
