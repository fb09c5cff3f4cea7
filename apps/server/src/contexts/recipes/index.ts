export { recipe } from './database/tables.ts'
export { publishedRecipes } from './published-recipes.ts'
