import { getBlogArticleDetails } from '@wohlauf/contract/blog/blog'
import { disableModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { oneOfEachBlogType } from '../../../testing/content/blog-elements.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('shows an article with an element of each type, without the managers’ revisions', async () => {
  const { app, as } = await createLearner(testServer)
  const elements = oneOfEachBlogType()
  const { blogArticleId, elementIds } = await testServer.createBlogArticle(app, {
    title: 'Trinken',
    elements,
  })
  const { body } = await testServer.call(getBlogArticleDetails, { blogArticleId }, as)
  expect(body).toMatchObject({ blogArticleId, title: 'Trinken', isPublished: true, promotedModules: [] })
  expect(body.contentElements).toMatchObject(
    elements.map(({ content, title }, index) => ({
      ...content,
      title,
      blogArticleContentElementId: elementIds[index],
    })),
  )
  expect(body.contentElements.filter((element) => 'revision' in element)).toEqual([])
  const pictures = body.contentElements.filter((element) => 'image' in element)
  expect(pictures.map(({ type }) => type)).toEqual(['IMAGE', 'IMAGE_WITH_DESCRIPTION'])
})

test('leaves out promoted modules that are hidden', async () => {
  const { app, as } = await createLearner(testServer)
  const manager = await createManager(testServer, app)
  const one = await testServer.createModule(app, { title: 'Eins' })
  const two = await testServer.createModule(app, { title: 'Zwei' })
  const { blogArticleId } = await testServer.createBlogArticle(app, {
    idsOfPromotedModules: [two.moduleId, one.moduleId],
  })
  const promoted = async () => {
    const { body } = await testServer.call(getBlogArticleDetails, { blogArticleId }, as)
    return [body.promotedModules.map(({ title }) => title), body.idsOfPromotedModules]
  }
  expect(await promoted()).toEqual([
    ['Zwei', 'Eins'],
    [two.moduleId, one.moduleId],
  ])
  await testServer.call(disableModuleAsManager, { moduleId: two.moduleId }, manager.as)
  expect(await promoted()).toEqual([['Eins'], [one.moduleId]])
})
