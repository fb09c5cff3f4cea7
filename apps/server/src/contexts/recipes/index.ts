export { recipe } from './database/tables.ts'
export { publishedRecipes } from './recipes.ts'
