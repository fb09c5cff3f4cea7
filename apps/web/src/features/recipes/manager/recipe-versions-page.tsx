import { getRecipesAsManager, type ManagedRecipe, RECIPE } from '@wohlauf/contract/recipes/recipes-as-manager'
import {
  getDifferencesOfRecipeAsManager,
  getVersionOfRecipeAsManager,
  getVersionsOfRecipeAsManager,
  restoreVersionOfRecipeAsManager,
} from '@wohlauf/contract/recipes/versions-of-recipe-as-manager'
import { itemOfList } from '../../../authoring/page/use-item.ts'
import { itemVersionsPage } from '../../../authoring/versions/item-versions-page.tsx'
import type { RecipeValues } from './recipe-fields.tsx'
import { PAGE_OF_RECIPE, RECIPE_VERSIONS } from './recipe-places.ts'
import { RecipePreview } from './recipe-preview.tsx'
import { valuesOfRecipe } from './recipe-values.ts'

const useRecipe = itemOfList<ManagedRecipe>(getRecipesAsManager, RECIPE)

export default itemVersionsPage<RecipeValues, ManagedRecipe>({
  id: RECIPE.id,
  operations: {
    list: getVersionsOfRecipeAsManager,
    one: getVersionOfRecipeAsManager,
    differences: getDifferencesOfRecipeAsManager,
    restoring: restoreVersionOfRecipeAsManager,
  },
  pageOf: PAGE_OF_RECIPE,
  versionsPageOf: RECIPE_VERSIONS.versionsPageOf,
  list: { to: 'manage-recipes-recipe-list', label: 'Alle Rezepte' },
  backLabel: 'Zum Rezept',
  missing: 'Dieses Rezept gibt es nicht',
  neverPublished: 'Dieses Rezept wurde noch nicht veröffentlicht.',
  parts: 'Alle Angaben und die Bilder',
  useItem: (id) => {
    const { item } = useRecipe(id)
    return item && { name: item.name, isShown: item.isPublished }
  },
  labels: {
    name: 'Name',
    subTitle: 'Untertitel',
    'heroImage.url': 'Bild des Gerichts',
    totalTimeInMinutes: 'Gesamtzeit in Minuten',
    preparationTimeInMinutes: 'Arbeitszeit in Minuten',
    portions: 'Portionen',
    ingredients: 'Zutaten',
    'ingredientsImage.url': 'Bild der Zutaten',
    preparationSteps: 'Zubereitung',
    tipBox: 'Tipp',
    allergens: 'Allergene',
    diets: 'Ernährung',
  },
  valuesOf: valuesOfRecipe,
  Preview: RecipePreview,
})
