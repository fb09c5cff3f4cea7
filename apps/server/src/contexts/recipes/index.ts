export { recipe } from './database/tables.ts'
export { publishedRecipes } from './published-recipes.ts'
export { createRecipeOfPackage, recipeToPack } from './recipes-in-packages.ts'
