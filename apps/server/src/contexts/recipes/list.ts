import { RECIPE } from '@wohlauf/contract/recipes/recipes-as-manager'
import { managedItems } from '../../platform/http/lists/managed-items.ts'
import { publishLockedItems } from '../versions/index.ts'
import { alternativeTextsOf, columnsOf } from './columns-of.ts'
import { recipe } from './database/tables.ts'

export const RECIPES = managedItems(RECIPE, recipe, {
  columnsOf,
  publish: (tx, recipeId) => publishLockedItems(tx, 'recipe', [recipeId]),
  pictures: {
    heroImage: { column: 'heroImageId', alternativeTextOf: ({ name }) => alternativeTextsOf(name).hero },
    ingredientsImage: {
      column: 'ingredientsImageId',
      alternativeTextOf: ({ name }) => alternativeTextsOf(name).ingredients,
    },
  },
})
