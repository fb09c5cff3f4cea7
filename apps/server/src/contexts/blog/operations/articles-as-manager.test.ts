import { randomUUID } from 'node:crypto'
import { getBlogArticleDetails, getBlogArticles } from '@wohlauf/contract/blog/blog'
import {
  createBlogArticleAsManager,
  getBlogArticleAsManager,
  getBlogArticlesAsManager,
  getModulesForBlogAsManager,
  publishBlogArticleAsManager,
  unpublishBlogArticleAsManager,
  updateBlogArticleAsManager,
} from '@wohlauf/contract/blog/blog-as-manager'
import { deleteModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, describe, expect, test } from 'vitest'
import { oneOfEachBlogType } from '../../../testing/content/blog-elements.ts'
import { NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { makePicture } from '../../../testing/files/picture.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const cover = { bytes: await makePicture(600, 400), fileName: 'titel.png', type: 'image/png' }
const otherCover = { bytes: await makePicture(400, 400), fileName: 'anders.png', type: 'image/png' }

type ArticleFields = {
  title?: unknown
  idsOfPromotedModules?: unknown
  alternativeText?: string
  blogArticleId?: string
}

const createDesk = async () => {
  const { app, as } = await createManager(testServer)
  const learner = await createLearner(testServer, app)
  return {
    app,
    as,
    create: (fields: ArticleFields = {}, files: { image?: typeof cover } = { image: cover }) =>
      testServer.call(createBlogArticleAsManager, { title: 'Trinken', ...fields } as never, { ...as, files }),
    change: (blogArticleId: string, fields: ArticleFields, files: { image?: typeof cover } = {}) =>
      testServer.call(updateBlogArticleAsManager, { title: 'Trinken', ...fields, blogArticleId } as never, {
        ...as,
        files,
      }),
    publish: (blogArticleId: string) => testServer.call(publishBlogArticleAsManager, { blogArticleId }, as),
    hide: (blogArticleId: string) => testServer.call(unpublishBlogArticleAsManager, { blogArticleId }, as),
    list: async () => (await testServer.call(getBlogArticlesAsManager, {}, as)).body,
    read: (blogArticleId: string) => testServer.call(getBlogArticleAsManager, { blogArticleId }, as),
    listForLearners: async () => (await testServer.call(getBlogArticles, {}, learner.as)).body,
    details: (blogArticleId: string) => testServer.call(getBlogArticleDetails, { blogArticleId }, learner.as),
  }
}

test('a new article is not published; once it is, learners read it, until it is hidden', async () => {
  const { create, publish, hide, list, listForLearners, details } = await createDesk()
  const { blogArticleId } = (await create()).body
  const created = { blogArticleId, title: 'Trinken', idsOfPromotedModules: [], revision: 1 }
  const image = { aspectRatio: 1.5, alternativeText: 'Trinken' }
  expect(await list()).toMatchObject([{ ...created, image, isPublished: false, publishedAt: null }])
  expect(await listForLearners()).toEqual([])
  expect(await details(blogArticleId).then(outcome)).toEqual([404, 'not-found'])

  await publish(blogArticleId)
  const publishedAt = testServer.clock.now().toISOString()
  expect(await list()).toMatchObject([{ isPublished: true, publishedAt }])
  expect(await listForLearners()).toMatchObject([{ blogArticleId, title: 'Trinken', publishedAt }])
  expect((await details(blogArticleId)).status).toBe(200)

  await hide(blogArticleId)
  expect(await listForLearners()).toEqual([])
  expect(await details(blogArticleId).then(outcome)).toEqual([404, 'not-found'])
})

test('the time of the first publication stays when an article is hidden and shown again', async () => {
  const { create, publish, hide, list } = await createDesk()
  const { blogArticleId } = (await create()).body
  await publish(blogArticleId)
  const [{ publishedAt } = {}] = await list()
  testServer.clock.advance(60_000)
  await publish(blogArticleId)
  await hide(blogArticleId)
  expect(await list()).toMatchObject([{ isPublished: false, publishedAt }])
  testServer.clock.advance(60_000)
  await publish(blogArticleId)
  expect(await list()).toMatchObject([{ isPublished: true, publishedAt }])
})

test('managers see unpublished articles first, then the newest publication', async () => {
  const { create, publish, hide, list } = await createDesk()
  const ids: Record<string, string> = {}
  for (const title of ['Alt', 'Neu', 'Versteckt', 'Entwurf']) {
    ids[title] = (await create({ title })).body.blogArticleId
    testServer.clock.advance(60_000)
  }
  for (const title of ['Versteckt', 'Alt', 'Neu']) {
    await publish(ids[title] ?? '')
    testServer.clock.advance(60_000)
  }
  await hide(ids.Versteckt ?? '')
  expect((await list()).map(({ title }) => title)).toEqual(['Entwurf', 'Versteckt', 'Neu', 'Alt'])
})

test('managers read an article with its elements, their revisions, and its modules', async () => {
  const { app, read } = await createDesk()
  const { moduleId } = await testServer.createModule(app, { title: 'Ankommen', isEnabled: false })
  const elements = oneOfEachBlogType()
  const { blogArticleId, elementIds } = await testServer.createBlogArticle(app, {
    elements,
    isEnabled: false,
    idsOfPromotedModules: [moduleId],
  })
  const { body } = await read(blogArticleId)
  expect(body.contentElements).toMatchObject(
    elements.map(({ content, title }, index) => ({
      ...content,
      title,
      blogArticleContentElementId: elementIds[index],
      revision: 1,
    })),
  )
  expect(body.promotedModules).toMatchObject([{ moduleId, title: 'Ankommen', isEnabled: false }])
  expect(await read(NOWHERE).then(outcome)).toEqual([404, 'not-found'])
})

describe('promoted modules', () => {
  test('are chosen from all modules of the app, and keep their order', async () => {
    const { app, as, create, change, list } = await createDesk()
    const one = await testServer.createModule(app, { title: 'Eins' })
    const two = await testServer.createModule(app, { title: 'Zwei', isEnabled: false })
    const offeredModules = (await testServer.call(getModulesForBlogAsManager, {}, as)).body
    expect(offeredModules).toMatchObject([
      { moduleId: one.moduleId, title: 'Eins', isEnabled: true },
      { moduleId: two.moduleId, title: 'Zwei', isEnabled: false },
    ])
    const both = [two.moduleId, one.moduleId]
    const { blogArticleId } = (await create({ idsOfPromotedModules: both })).body
    expect(await list()).toMatchObject([{ idsOfPromotedModules: both }])
    const retry = { blogArticleId, idsOfPromotedModules: [one.moduleId] }
    expect(await create(retry).then(outcome)).toEqual([409, 'conflict'])
    await change(blogArticleId, { idsOfPromotedModules: [one.moduleId] })
    expect(await list()).toMatchObject([{ idsOfPromotedModules: [one.moduleId] }])
    await change(blogArticleId, {})
    expect(await list()).toMatchObject([{ idsOfPromotedModules: [] }])
  })

  test('of another app, or unknown ones, are refused', async () => {
    const { create, change, list } = await createDesk()
    const elsewhere = await testServer.createModule(await testServer.createApp())
    const { blogArticleId } = (await create()).body
    for (const id of [elsewhere.moduleId, NOWHERE]) {
      const withUnknownModule = { idsOfPromotedModules: [id] }
      expect(await create(withUnknownModule).then(outcome)).toEqual([404, 'not-found'])
      expect(await change(blogArticleId, withUnknownModule).then(outcome)).toEqual([404, 'not-found'])
    }
    expect(await list()).toMatchObject([{ idsOfPromotedModules: [], revision: 1 }])
  })

  test('are named once, and at most twenty', async () => {
    const { create } = await createDesk()
    const twice = await create({ idsOfPromotedModules: [NOWHERE, NOWHERE] })
    expect(twice.refusal).toMatchObject({
      fields: { idsOfPromotedModules: 'Es sind doppelte Einträge vorhanden' },
    })
    const many = await create({ idsOfPromotedModules: Array.from({ length: 21 }, () => randomUUID()) })
    expect(many.refusal).toMatchObject({
      fields: { idsOfPromotedModules: 'Es können maximal 20 Optionen ausgewählt werden' },
    })
  })

  test('that were deleted are left out, so that the article can be saved again', async () => {
    const { app, as, read, list, change } = await createDesk()
    const otherModule = await testServer.createModule(app)
    const { moduleId } = await testServer.createModule(app)
    const { blogArticleId } = await testServer.createBlogArticle(app, {
      idsOfPromotedModules: [moduleId, otherModule.moduleId],
    })
    await testServer.call(deleteModuleAsManager, { moduleId }, as)
    const { body } = await read(blogArticleId)
    expect(body.idsOfPromotedModules).toEqual([otherModule.moduleId])
    expect(body.promotedModules).toMatchObject([{ moduleId: otherModule.moduleId }])
    const [{ idsOfPromotedModules } = {}] = await list()
    expect(await change(blogArticleId, { idsOfPromotedModules }).then(outcome)).toBe(200)
  })
})

test('a change keeps the cover without a new one, and replaces it with one', async () => {
  const { app, create, change, list } = await createDesk()
  const { blogArticleId } = (await create()).body
  const urlOf = async () => (await list())[0]?.image.url ?? ''
  const before = await urlOf()
  await change(blogArticleId, { title: 'Durst', alternativeText: 'Ein Glas' })
  expect(await list()).toMatchObject([{ title: 'Durst', image: { alternativeText: 'Ein Glas' } }])
  expect(await urlOf()).toBe(before)
  await change(blogArticleId, { title: 'Wasser' })
  expect(await list()).toMatchObject([{ title: 'Wasser', image: { alternativeText: 'Ein Glas' } }])
  await change(blogArticleId, { title: 'Durst' }, { image: otherCover })
  expect(await list()).toMatchObject([{ image: { aspectRatio: 1, alternativeText: 'Durst' }, revision: 4 }])
  const fetchPicture = () => testServer.server.inject({ url: before, headers: { host: app.host } })
  expect((await fetchPicture()).statusCode).toBe(200)
  await testServer.runJobs()
  expect((await fetchPicture()).statusCode).toBe(404)
})

test('a title is required, with at most 255 characters, and a new article needs a cover', async () => {
  const { create, change, list } = await createDesk()
  const { blogArticleId } = (await create()).body
  for (const [title, message] of [
    [' ', 'Dieses Feld muss gefüllt sein'],
    ['ä'.repeat(256), 'Der Wert darf höchstens 255 Zeichen lang sein'],
  ]) {
    expect((await create({ title })).refusal).toMatchObject({ fields: { title: message } })
    expect((await change(blogArticleId, { title })).refusal).toMatchObject({ fields: { title: message } })
  }
  const without = await create({}, {})
  expect([without.status, without.refusal]).toMatchObject([
    400,
    { fields: { image: 'Dieses Feld muss gefüllt sein' } },
  ])
  expect(await list()).toHaveLength(1)
})
