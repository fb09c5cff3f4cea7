export { publishedRecipes } from './recipes.ts'
export { recipe } from './tables.ts'
