import {
  getModule,
  getModules,
  markModuleAsCompleted,
  markModuleAsMostRecentlySeen,
  markModulePageAsSeen,
} from '@wohlauf/contract/modules/modules'
import { afterAll, expect, test } from 'vitest'
import { richText, video } from '../../../testing/content/content-elements.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const setEnabled = (table: 'module' | 'module_page', id: string | undefined, isEnabled: boolean) =>
  testServer.adminPool.query(`UPDATE ${table} SET is_enabled = $1 WHERE id = $2`, [isEnabled, id])

const twoPages = { pages: [{}, {}] }

test('returns an empty list for an app without modules', async () => {
  const { as } = await createLearner(testServer)
  const { status, body } = await testServer.call(getModules, {}, as)
  expect([status, body]).toEqual([200, []])
})

test('returns each module in the app’s order, with its picture and without its pages', async () => {
  const { app, as } = await createLearner(testServer)
  const first = await testServer.createModule(app, { ...twoPages, title: 'Ankommen' })
  const second = await testServer.createModule(app, { title: 'Weitergehen' })
  const { body } = await testServer.call(getModules, {}, as)
  expect(body).toEqual([
    {
      moduleId: first.moduleId,
      number: expect.any(Number),
      title: 'Ankommen',
      image: {
        hash: expect.stringMatching(/^[\w+/]+=*$/),
        url: `/api/files/images/${first.imageId}/40.webp`,
        aspectRatio: 40 / 30,
        widths: [40],
        alternativeText: 'Ein Bild',
      },
      pageCount: 2,
      readingMinutes: 2,
      isCompleted: false,
      completionPercentage: 0,
      lastSeenModulePageIndex: 0,
      isMostRecentlyViewedModule: false,
    },
    expect.objectContaining({ moduleId: second.moduleId, title: 'Weitergehen' }),
  ])
})

test('returns each module’s progress', async () => {
  const { app, as } = await createLearner(testServer)
  const modules = [
    await testServer.createModule(app, twoPages),
    await testServer.createModule(app, twoPages),
    await testServer.createModule(app, twoPages),
    await testServer.createModule(app, twoPages),
  ]
  for (const [index, { moduleId, pages }] of modules.entries()) {
    for (const { modulePageId } of pages.slice(0, index))
      await testServer.call(markModulePageAsSeen, { modulePageId }, as)
    if (index === 3) await testServer.call(markModuleAsCompleted, { moduleId }, as)
  }
  const { body } = await testServer.call(getModules, {}, as)
  expect(
    body.map((module) => [module.completionPercentage, module.lastSeenModulePageIndex, module.isCompleted]),
  ).toEqual([
    [0, 0, false],
    [50, 1, false],
    [99, 2, false],
    [100, 2, true],
  ])
})

test('a hidden module leaves the list and keeps its progress', async () => {
  const { app, as } = await createLearner(testServer)
  const { moduleId, pages } = await testServer.createModule(app, twoPages)
  await testServer.call(markModulePageAsSeen, { modulePageId: pages[0]?.modulePageId ?? '' }, as)
  await setEnabled('module', moduleId, false)
  expect((await testServer.call(getModules, {}, as)).body).toEqual([])
  await setEnabled('module', moduleId, true)
  expect((await testServer.call(getModules, {}, as)).body[0]?.completionPercentage).toBe(50)
})

test('a hidden page is not counted', async () => {
  const { app, as } = await createLearner(testServer)
  const { pages } = await testServer.createModule(app, { pages: [{}, {}, {}, { isEnabled: false }] })
  const percentage = async () => (await testServer.call(getModules, {}, as)).body[0]?.completionPercentage
  await testServer.call(markModulePageAsSeen, { modulePageId: pages[0]?.modulePageId ?? '' }, as)
  expect(await percentage()).toBe(33)
  await setEnabled('module_page', pages[0]?.modulePageId, false)
  expect(await percentage()).toBe(0)
  await setEnabled('module_page', pages[0]?.modulePageId, true)
  await setEnabled('module_page', pages[2]?.modulePageId, false)
  expect(await percentage()).toBe(50)
})

test('a module without any visible page can be opened', async () => {
  const { app, as } = await createLearner(testServer)
  const { moduleId } = await testServer.createModule(app, { pages: [{ isEnabled: false }] })
  const { body } = await testServer.call(getModules, {}, as)
  expect([body[0]?.completionPercentage, body[0]?.lastSeenModulePageIndex]).toEqual([0, 0])
  expect((await testServer.call(getModule, { moduleId }, as)).body.pages).toEqual([])
})

test('exactly one module is the one viewed last, also when two were opened at the same moment', async () => {
  const { app, as } = await createLearner(testServer)
  const ids: string[] = []
  for (let index = 0; index < 3; index += 1) ids.push((await testServer.createModule(app)).moduleId)
  const markedModules = async () => {
    const inList = (await testServer.call(getModules, {}, as)).body
      .filter((module) => module.isMostRecentlyViewedModule)
      .map((module) => module.moduleId)
    const inDetails = []
    for (const moduleId of ids) {
      const { body } = await testServer.call(getModule, { moduleId }, as)
      if (body.isMostRecentlyViewedModule) inDetails.push(moduleId)
    }
    expect(inDetails).toEqual(inList)
    return inList
  }
  expect(await markedModules()).toEqual([])
  await Promise.all(ids.map((moduleId) => testServer.call(markModuleAsMostRecentlySeen, { moduleId }, as)))
  expect(await markedModules()).toHaveLength(1)
  testServer.clock.advance(1)
  await testServer.call(markModuleAsMostRecentlySeen, { moduleId: ids[0] ?? '' }, as)
  expect(await markedModules()).toEqual([ids[0]])
  await setEnabled('module', ids[0], false)
  const others = (await testServer.call(getModules, {}, as)).body
  expect(others.filter((module) => module.isMostRecentlyViewedModule)).toHaveLength(1)
})

test('contains no progress of other users and no modules of another app', async () => {
  const me = await createLearner(testServer)
  const other = await createLearner(testServer, me.app)
  const elsewhere = await createLearner(testServer)
  await testServer.createModule(elsewhere.app)
  const { moduleId, pages } = await testServer.createModule(me.app, twoPages)
  await testServer.call(markModulePageAsSeen, { modulePageId: pages[0]?.modulePageId ?? '' }, other.as)
  await testServer.call(markModuleAsMostRecentlySeen, { moduleId }, other.as)
  const { body } = await testServer.call(getModules, {}, me.as)
  expect(body).toEqual([
    expect.objectContaining({ moduleId, completionPercentage: 0, isMostRecentlyViewedModule: false }),
  ])
})

test('returns the minutes of the visible pages, the same as their module’s details', async () => {
  const { app, as } = await createLearner(testServer)
  const text = (words: number) => richText(`<p>${'Wort '.repeat(words)}</p>`)
  const { moduleId, pages } = await testServer.createModule(app, {
    pages: [{ elements: [text(360), video()] }, { elements: [text(180)] }, { elements: [text(1800)] }],
  })
  await setEnabled('module_page', pages[2]?.modulePageId, false)
  const { body: details } = await testServer.call(getModule, { moduleId }, as)
  expect(details.pages.map(({ readingMinutes }) => readingMinutes)).toEqual([5, 1])
  const { body: list } = await testServer.call(getModules, {}, as)
  expect([details.readingMinutes, list[0]?.readingMinutes]).toEqual([6, 6])
})
