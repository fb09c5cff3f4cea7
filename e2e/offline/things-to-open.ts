import { text } from '../test-server/content.ts'
import type { TestApp, TestServer } from '../test-server/test-server.ts'

/** Pages of a learner, each with a text that it shows and a part of the key of its stored answer. */
export const createThingsToOpen = async (testServer: TestServer, app: TestApp) => {
  const pages = [{ title: 'Warum wir schlafen', elements: [text('Was nachts geschieht')] }]
  const { moduleId } = await testServer.createModule(app, { title: 'Gut schlafen', pages })
  const { blogArticleId } = await testServer.createBlogArticle(app, { title: 'Über das Licht' })
  const recipeId = await testServer.createRecipe(app, { name: 'Linsensuppe' })
  return [
    { path: '/module', says: 'Gut schlafen', key: 'get-modules-query' },
    { path: `/module/inhalt/${moduleId}?seite=1`, says: 'Was nachts geschieht', key: moduleId },
    { path: `/blog/artikel/${blogArticleId}`, says: 'Über das Licht', key: blogArticleId },
    { path: `/rezepte/rezept/${recipeId}`, says: 'Linsensuppe', key: recipeId },
  ] as const
}
