import {
  createRecipeAsManager,
  type ManagedRecipe,
  RECIPE,
  USUAL_PORTIONS,
  updateRecipeAsManager,
} from '@wohlauf/contract/recipes/recipes-as-manager'
import { itemDialog } from '../../../authoring/list/item-dialog.tsx'
import { newIngredient } from './ingredient-fields.tsx'
import { RecipeFields, type RecipeValues } from './recipe-fields.tsx'

const EMPTY: RecipeValues = {
  name: '',
  subTitle: '',
  totalTimeInMinutes: 15,
  preparationTimeInMinutes: 15,
  portions: USUAL_PORTIONS,
  ingredients: [newIngredient()],
  preparationSteps: [''],
  tipBox: '',
  allergens: null,
  diets: [],
}

export default itemDialog({
  kind: RECIPE,
  subject: 'Das Rezept',
  create: createRecipeAsManager,
  update: updateRecipeAsManager,
  width: 'large',
  empty: EMPTY,
  valuesOf: (recipe: ManagedRecipe): RecipeValues => ({
    name: recipe.name,
    subTitle: recipe.subTitle ?? '',
    totalTimeInMinutes: recipe.totalTimeInMinutes,
    preparationTimeInMinutes: recipe.preparationTimeInMinutes,
    portions: recipe.portions,
    ingredients: recipe.ingredients,
    preparationSteps: recipe.preparationSteps,
    tipBox: recipe.tipBox ?? '',
    allergens: recipe.allergens,
    diets: recipe.diets,
  }),
  Fields: RecipeFields,
})
