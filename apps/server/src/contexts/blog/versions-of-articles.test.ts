import {
  getBlogArticleAsManager,
  publishBlogArticleAsManager,
  updateBlogArticleAsManager,
} from '@wohlauf/contract/blog/blog-as-manager'
import {
  createBlogRichTextAsManager,
  deleteBlogElementAsManager,
  updateBlogImageAsManager,
  updateBlogRichTextAsManager,
  updateOrderOfBlogElementsAsManager,
} from '@wohlauf/contract/blog/blog-elements-as-manager'
import { getStatesOfBlogArticlesAsManager } from '@wohlauf/contract/blog/blog-versions-as-manager'
import {
  getDifferencesOfBlogArticleAsManager,
  getVersionsOfBlogArticleAsManager,
  restoreVersionOfBlogArticleAsManager,
} from '@wohlauf/contract/blog/versions-of-article-as-manager'
import { afterAll, expect, test } from 'vitest'
import { blogRichText, oneOfEachBlogType, type TestBlogElement } from '../../testing/content/blog-elements.ts'
import { outcome } from '../../testing/content/reading.ts'
import { makePicture } from '../../testing/files/picture.ts'
import { createManager } from '../../testing/people/manager.ts'
import { startTestServer } from '../../testing/test-server.ts'

/**
 * Tests what articles have besides the versions of any item (`conformance/versions-of-items.test.ts`): elements and
 * modules.
 */

const testServer = await startTestServer()
afterAll(testServer.stop)

const { call } = testServer

const withTitle = (title: string) => ({ ...blogRichText(), title })

const createDesk = async (elements: TestBlogElement[] = ['Eins', 'Zwei', 'Drei'].map(withTitle)) => {
  const app = await testServer.createApp({ publishesOnSave: false })
  const { as } = await createManager(testServer, app)
  const { blogArticleId, elementIds } = await testServer.createBlogArticle(app, {
    title: 'Trinken',
    elements,
    isEnabled: false,
    publishedAt: null,
  })
  await call(publishBlogArticleAsManager, { blogArticleId }, as)
  const { body } = await call(getVersionsOfBlogArticleAsManager, { blogArticleId }, as)
  const versionId = body.items[0]?.versionId ?? ''
  const id = (place: number) => elementIds[place] ?? ''
  const differences = async () =>
    (await call(getDifferencesOfBlogArticleAsManager, { blogArticleId, versionId }, as)).body
  return {
    app,
    as,
    blogArticleId,
    id,
    differences,
    working: async () => (await call(getBlogArticleAsManager, { blogArticleId }, as)).body,
    openChanges: async () => (await call(getStatesOfBlogArticlesAsManager, {}, as)).body[0]?.openChanges,
    write: (place: number, title: string, revision?: number) =>
      call(
        updateBlogRichTextAsManager,
        {
          blogArticleContentElementId: id(place),
          title,
          textHtml: `<p>${title}</p>`,
          ...(revision ? { revision } : {}),
        },
        as,
      ),
    remove: (place: number) =>
      call(deleteBlogElementAsManager, { blogArticleContentElementId: id(place) }, as),
    add: (title: string) =>
      call(createBlogRichTextAsManager, { blogArticleId, title, textHtml: '<p>Neu</p>' }, as),
    sort: (sortedIdsOfContentElements: string[]) =>
      call(updateOrderOfBlogElementsAsManager, { blogArticleId, sortedIdsOfContentElements }, as),
    restore: async (workingState?: string) =>
      outcome(
        await call(
          restoreVersionOfBlogArticleAsManager,
          { blogArticleId, versionId, ...(workingState ? { workingState } : {}) },
          as,
        ),
      ),
  }
}

const titlesIn = ({ contentElements }: { contentElements: { title: string }[] }) =>
  contentElements.map(({ title }) => title)

test('changed, added, removed and moved elements are listed, and restored under their ids', async () => {
  const desk = await createDesk()
  const before = await desk.working()
  await desk.write(0, 'Anders')
  await desk.remove(1)
  const added = (await desk.add('Vier')).body.blogArticleContentElementId
  await desk.sort([desk.id(2), desk.id(0), added])
  const { elements } = await desk.differences()
  expect(elements).toMatchObject([
    { id: desk.id(0), title: 'Anders', type: 'RICH_TEXT', change: 'KEPT', isMoved: true },
    { id: desk.id(1), title: 'Zwei', change: 'REMOVED' },
    { id: added, title: 'Vier', change: 'ADDED' },
  ])
  expect(elements[0]?.fields.map(({ path }) => path)).toEqual(['title', 'textHtml'])
  expect(await desk.openChanges()).toBeGreaterThan(0)
  expect(await desk.restore()).toBe(200)
  const after = await desk.working()
  const ids = ({ contentElements }: typeof after) =>
    contentElements.map((each) => each.blogArticleContentElementId)
  expect([ids(after), titlesIn(after)]).toEqual([ids(before), titlesIn(before)])
  expect(await desk.openChanges()).toBe(0)
  const once = await desk.working()
  await desk.restore()
  expect(await desk.working()).toEqual(once)
})

test('nothing is restored over an element that was saved, added, removed or moved meanwhile', async () => {
  const desk = await createDesk()
  const changes = [
    () => desk.write(0, 'Anders'),
    () => desk.remove(1),
    () => desk.add('Vier'),
    async () => {
      const { contentElements } = await desk.working()
      return desk.sort(contentElements.map((each) => each.blogArticleContentElementId).toReversed())
    },
  ]
  for (const change of changes) {
    const { workingState } = await desk.differences()
    expect((await change()).status).toBe(200)
    const before = await desk.working()
    expect(await desk.restore(workingState)).toEqual([409, 'conflict'])
    expect(await desk.working()).toEqual(before)
  }
})

test('an editor who has opened a restored element gets a conflict, and no other editor does', async () => {
  const desk = await createDesk()
  await desk.write(0, 'Anders')
  const { contentElements } = await desk.working()
  await desk.restore()
  expect(outcome(await desk.write(0, 'Spät', contentElements[0]?.revision))).toEqual([409, 'conflict'])
  expect((await desk.write(1, 'Weiter', contentElements[1]?.revision)).status).toBe(200)
})

test('an id that another article uses meanwhile is not taken from it', async () => {
  const desk = await createDesk()
  await desk.remove(0)
  const other = await testServer.createBlogArticle(desk.app, { elements: [] })
  const input = {
    blogArticleId: other.blogArticleId,
    blogArticleContentElementId: desk.id(0),
    title: 'Dort',
    textHtml: '<p>Dort</p>',
  }
  expect((await call(createBlogRichTextAsManager, input, desk.as)).status).toBe(200)
  expect(await desk.restore()).toEqual([409, 'conflict'])
  const { body } = await call(getBlogArticleAsManager, { blogArticleId: other.blogArticleId }, desk.as)
  expect(titlesIn(body)).toEqual(['Dort'])
})

test('the picture and the text of an element are those of the version', async () => {
  const elements = oneOfEachBlogType()
  const desk = await createDesk(elements)
  const before = await desk.working()
  const place = elements.findIndex(({ content }) => content.type === 'IMAGE')
  const image = { bytes: await makePicture(300, 500), fileName: 'anders.png', type: 'image/png' }
  const change = { blogArticleContentElementId: desk.id(place), title: 'Anders', alternativeText: 'Ein Glas' }
  await call(updateBlogImageAsManager, change, { ...desk.as, files: { image } })
  await testServer.runJobs()
  const { elements: changedElements } = await desk.differences()
  expect(changedElements.map(({ fields }) => fields.map(({ path }) => path).toSorted())).toEqual([
    ['image.alternativeText', 'image.url', 'title'],
  ])
  expect(await desk.restore()).toBe(200)
  await testServer.runJobs()
  const imageIn = ({ contentElements }: typeof before) => {
    const element = contentElements[place]
    return element?.type === 'IMAGE' ? element.image : null
  }
  expect(imageIn(await desk.working())).toEqual(imageIn(before))
})

test('modules are compared by their titles, and those that exist are kept', async () => {
  const desk = await createDesk()
  const { moduleId } = await testServer.createModule(desk.app, { title: 'Gut trinken' })
  const { blogArticleId } = desk
  await call(
    updateBlogArticleAsManager,
    { blogArticleId, title: 'Trinken', idsOfPromotedModules: [moduleId] },
    desk.as,
  )
  const { fields } = await desk.differences()
  expect(fields).toEqual([
    { path: 'promotedModules', was: '', is: expect.stringMatching(/^Modul \d+: Gut trinken$/) },
  ])
  await desk.restore()
  expect((await desk.working()).idsOfPromotedModules).toEqual([])
})
