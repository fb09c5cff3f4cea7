import { randomUUID } from 'node:crypto'
import { getBlogArticleDetails } from '@wohlauf/contract/blog/blog'
import { getBlogArticlesAsManager, publishBlogArticleAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import {
  createBlogArticleOfPackageAsManager,
  createRecipeOfPackageAsManager,
  getPackageOfBlogArticleAsManager,
  getPackageOfRecipeAsManager,
  inspectPackageAsManager,
} from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { FEATURES } from '@wohlauf/contract/values/features'
import { afterAll, expect, test } from 'vitest'
import { oneOfEachBlogType } from '../../testing/content/blog-elements.ts'
import { createRecipeDesk } from '../../testing/content/recipes.ts'
import { filesIn } from '../../testing/database/traces.ts'
import {
  articlePackage,
  asFile,
  modulePackage,
  packageFile,
  recipePackage,
} from '../../testing/files/course-package.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { createManager } from '../../testing/people/manager.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
/** Ids and times are new, and pictures are encoded again. */
const withoutIds = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (name, inner) =>
      ['hash', 'aspectRatio', 'createdAt', 'publishedAt'].includes(name) ? null : inner,
    ).replace(ID, 'id'),
  )

test('a recipe is not published where it is imported, and reads the same once it is', async () => {
  const one = await createRecipeDesk(testServer)
  const { recipeId } = (await one.create({ diets: JSON.stringify(['VEGAN']), portions: 2 })).body
  await one.publish(recipeId)
  const savedPackage = await testServer.call(getPackageOfRecipeAsManager, { recipeId }, one.as)
  expect(savedPackage.status).toBe(200)

  const other = await createRecipeDesk(testServer)
  const newId = randomUUID()
  const importIt = () =>
    testServer.call(
      createRecipeOfPackageAsManager,
      { recipeId: newId },
      { ...other.as, files: { package: asFile(savedPackage.bytes) } },
    )
  expect((await importIt()).body).toEqual({ recipeId: newId })
  expect((await importIt()).body).toEqual({ recipeId: newId })
  expect((await other.list()).map(({ name, isPublished }) => [name, isPublished])).toEqual([
    ['Linsensuppe', false],
  ])
  expect(await other.seen()).toEqual([])
  await other.publish(newId)
  expect(withoutIds((await other.details(newId)).body)).toEqual(
    withoutIds((await one.details(recipeId)).body),
  )
})

test('an article is not published where it is imported, and reads the same once it is', async () => {
  const one = await createManager(testServer)
  const { moduleId } = await testServer.createModule(one.app)
  const { blogArticleId } = await testServer.createBlogArticle(one.app, {
    elements: oneOfEachBlogType(),
    idsOfPromotedModules: [moduleId],
  })
  const savedPackage = await testServer.call(getPackageOfBlogArticleAsManager, { blogArticleId }, one.as)
  expect([savedPackage.status, savedPackage.refusal]).toEqual([200, null])

  const other = await createManager(testServer)
  const newId = randomUUID()
  const importIt = () =>
    testServer.call(
      createBlogArticleOfPackageAsManager,
      { blogArticleId: newId },
      { ...other.as, files: { package: asFile(savedPackage.bytes) } },
    )
  expect((await importIt()).body).toEqual({ blogArticleId: newId })
  const files = filesIn(`${testServer.storageFolder}/${other.app.appId}`).length
  expect((await importIt()).body).toEqual({ blogArticleId: newId })
  await testServer.runJobs()
  expect(filesIn(`${testServer.storageFolder}/${other.app.appId}`)).toHaveLength(files)
  const list = (await testServer.call(getBlogArticlesAsManager, {}, other.as)).body
  expect(list).toMatchObject([{ isPublished: false, publishedAt: null, idsOfPromotedModules: [] }])
  await testServer.call(publishBlogArticleAsManager, { blogArticleId: newId }, other.as)
  const detailsFor = async (app: typeof one.app, id: string) => {
    const learner = await createLearner(testServer, app)
    const { body } = await testServer.call(getBlogArticleDetails, { blogArticleId: id }, learner.as)
    return withoutIds({ ...body, promotedModules: [], idsOfPromotedModules: [] })
  }
  expect(await detailsFor(other.app, newId)).toEqual(await detailsFor(one.app, blogArticleId))
})

test('a package of another kind is refused, and leaves no file behind', async () => {
  const { app, as } = await createManager(testServer)
  for (const [operation, content] of [
    [createRecipeOfPackageAsManager, articlePackage],
    [createBlogArticleOfPackageAsManager, modulePackage],
  ] as const) {
    const { status, refusal } = await testServer.call(
      operation,
      {},
      { ...as, files: { package: await packageFile(content) } },
    )
    expect([status, refusal?.identifier]).toEqual([409, 'package-of-other-kind'])
  }
  expect(filesIn(`${testServer.storageFolder}/${app.appId}`)).toEqual([])
})

test('an app without recipes is refused before anything is created', async () => {
  const features = FEATURES.filter((feature) => feature !== 'RECIPES')
  const { as } = await createManager(testServer, await testServer.createApp({ features }))
  const files = { package: await packageFile(recipePackage) }
  const { refusal } = await testServer.call(inspectPackageAsManager, {}, { ...as, files })
  expect(refusal?.identifier).toBe('feature-not-enabled')
})
