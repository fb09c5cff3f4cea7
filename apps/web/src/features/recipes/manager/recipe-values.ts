import { type ManagedRecipe, USUAL_PORTIONS } from '@wohlauf/contract/recipes/recipes-as-manager'
import { withoutEmptyEnd } from '../../../authoring/without-empty-end.ts'
import { isEmptyIngredient, newIngredient } from './ingredient-fields.tsx'
import type { RecipeValues } from './recipe-fields.tsx'

export const EMPTY: RecipeValues = {
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

export const valuesOfRecipe = (recipe: ManagedRecipe): RecipeValues => ({
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
})

const isEmptyStep = (step: string): boolean => step === ''

export const withoutEmptyRows = ({
  ingredients,
  preparationSteps,
  ...values
}: RecipeValues): RecipeValues => ({
  ...values,
  ingredients: withoutEmptyEnd(ingredients, isEmptyIngredient),
  preparationSteps: withoutEmptyEnd(preparationSteps, isEmptyStep),
})
