import { getBlogArticleDetails, getBlogArticles, markBlogArticleAsRead } from '@wohlauf/contract/blog/blog'
import {
  getBlogArticleAsManager,
  planPublicationOfBlogArticleAsManager,
  publishBlogArticleAsManager,
  unpublishBlogArticleAsManager,
  updateBlogArticleAsManager,
} from '@wohlauf/contract/blog/blog-as-manager'
import {
  createBlogRichTextAsManager,
  deleteBlogElementAsManager,
  updateBlogImageAsManager,
  updateBlogRichTextAsManager,
  updateOrderOfBlogElementsAsManager,
} from '@wohlauf/contract/blog/blog-elements-as-manager'
import {
  getFindingsOfBlogArticleAsManager,
  getStatesOfBlogArticlesAsManager,
  publishChangesOfBlogArticlesAsManager,
} from '@wohlauf/contract/blog/blog-versions-as-manager'
import { addFavourite } from '@wohlauf/contract/favourites/favourites'
import { searchContent } from '@wohlauf/contract/search/search'
import { getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { afterAll, describe, expect, test } from 'vitest'
import { inTenant } from '../../platform/database/transaction.ts'
import { blogRichText, oneOfEachBlogType } from '../../testing/content/blog-elements.ts'
import type { NewBlogArticle } from '../../testing/content/modules-and-articles.ts'
import { outcome } from '../../testing/content/reading.ts'
import { makePicture } from '../../testing/files/picture.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { createManager } from '../../testing/people/manager.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { exportOwnArticles } from './export-own-data.ts'

/** An app in which managers publish their changes. */

const testServer = await startTestServer()
afterAll(testServer.stop)

const call = testServer.call
const cover = { bytes: await makePicture(800, 200), fileName: 'neu.png', type: 'image/png' }

const withTitle = (title: string) => ({ ...blogRichText(), title })

const createDesk = async ({ isEnabled = true, ...fields }: NewBlogArticle = {}, publishesOnSave = false) => {
  const app = await testServer.createApp({ publishesOnSave })
  const { as } = await createManager(testServer, app)
  const { as: reader, user } = await createLearner(testServer, app)
  const elements = [withTitle('Eins'), withTitle('Zwei')]
  const hiddenFields = { isEnabled: false, publishedAt: null }
  const article = await testServer.createBlogArticle(app, {
    title: 'Trinken',
    elements,
    ...fields,
    ...hiddenFields,
  })
  const { blogArticleId } = article
  const show = () => call(publishBlogArticleAsManager, { blogArticleId }, as).then(outcome)
  if (isEnabled) expect(await show()).toBe(200)
  const details = () => call(getBlogArticleDetails, { blogArticleId }, reader)
  return {
    ...article,
    app,
    as,
    reader,
    user,
    show,
    details,
    hide: () => call(unpublishBlogArticleAsManager, { blogArticleId }, as),
    rename: (title: string, files = {}) =>
      call(updateBlogArticleAsManager, { blogArticleId, title }, { ...as, files }),
    publishChanges: async (blogArticleIds = [blogArticleId], who = as) =>
      outcome(await call(publishChangesOfBlogArticlesAsManager, { blogArticleIds }, who)),
    add: (title: string, textHtml = '<p>Zimtstangen</p>') =>
      call(createBlogRichTextAsManager, { blogArticleId, title, textHtml }, as),
    findings: async () => (await call(getFindingsOfBlogArticleAsManager, { blogArticleId }, as)).body,
    states: async () => (await call(getStatesOfBlogArticlesAsManager, {}, as)).body,
    titles: async () => (await details()).body.contentElements.map(({ title }) => title),
    listForLearners: async () => (await call(getBlogArticles, {}, reader)).body,
    find: async (text: string) => (await call(searchContent, { text }, reader)).body.results.length,
  }
}

describe('until it is published', () => {
  test('learners see no changes and removals, and then all of them', async () => {
    const desk = await createDesk()
    const {
      add,
      as,
      blogArticleId,
      details,
      elementIds,
      find,
      publishChanges,
      rename,
      listForLearners,
      states,
    } = desk
    const before = [await listForLearners(), (await details()).body]
    await rename('Essen', { image: cover })
    const change = {
      blogArticleContentElementId: elementIds[0] ?? '',
      title: 'Anders',
      textHtml: '<p>Muskat</p>',
    }
    await call(updateBlogRichTextAsManager, change, as)
    await call(deleteBlogElementAsManager, { blogArticleContentElementId: elementIds[1] ?? '' }, as)
    await add('Drei')
    await testServer.runJobs()
    expect([await listForLearners(), (await details()).body]).toEqual(before)
    expect([await find('Essen'), await find('Zimtstangen'), await find('Muskat')]).toEqual([0, 0, 0])
    expect(await states()).toEqual([{ blogArticleId, isPublished: true, openChanges: 4 }])
    const { body: working } = await call(getBlogArticleAsManager, { blogArticleId }, as)
    expect(working).toMatchObject({ title: 'Essen', image: { aspectRatio: 4 } })

    expect(await publishChanges()).toBe(200)
    expect(await listForLearners()).toMatchObject([{ title: 'Essen', image: { aspectRatio: 4 } }])
    expect(await desk.titles()).toEqual(['Anders', 'Drei'])
    expect([await find('Essen'), await find('Zimtstangen'), await find('Muskat')]).toEqual([1, 1, 1])
    expect(await states()).toEqual([{ blogArticleId, isPublished: true, openChanges: 0 }])
  })

  test('a picture and its text are those of the version, and another order is one change', async () => {
    const elements = oneOfEachBlogType()
    const { as, blogArticleId, details, elementIds, publishChanges, states, titles } = await createDesk({
      elements,
    })
    const image = async () => {
      const element = (await details()).body.contentElements.find(({ type }) => type === 'IMAGE')
      return element?.type === 'IMAGE' ? element.image : null
    }
    const before = await image()
    const nth = elements.findIndex(({ content }) => content.type === 'IMAGE')
    const picture = {
      blogArticleContentElementId: elementIds[nth] ?? '',
      title: 'IMAGE',
      alternativeText: 'Ein Glas',
    }
    expect((await call(updateBlogImageAsManager, picture, { ...as, files: { image: cover } })).status).toBe(
      200,
    )
    await testServer.runJobs()
    expect(await image()).toEqual(before)
    const sorting = { blogArticleId, sortedIdsOfContentElements: elementIds.toReversed() }
    await call(updateOrderOfBlogElementsAsManager, sorting, as)
    expect(await states()).toMatchObject([{ openChanges: 2 }])
    await publishChanges()
    expect(await image()).toMatchObject({ alternativeText: 'Ein Glas', aspectRatio: 4 })
    expect(await titles()).toEqual(elements.map(({ content }) => content.type).toReversed())
  })

  test('a new article is in no list and no search result, and cannot be saved for later', async () => {
    const desk = await createDesk({ isEnabled: false })
    const { blogArticleId, find, reader, listForLearners, show, states } = desk
    const save = () =>
      call(addFavourite, { kind: 'BLOG_ARTICLE', itemId: blogArticleId }, reader).then(outcome)
    expect([await listForLearners(), await find('Trinken'), await save()]).toEqual([
      [],
      0,
      [404, 'not-found'],
    ])
    expect(await states()).toEqual([{ blogArticleId, isPublished: false, openChanges: 0 }])
    await show()
    expect([(await listForLearners()).length, await find('Trinken'), await save()]).toEqual([1, 1, 200])
  })

  test('hiding takes effect immediately; showing it again publishes the present content, under the first day', async () => {
    const { find, hide, rename, listForLearners, show } = await createDesk()
    const [first] = await listForLearners()
    await hide()
    expect([await listForLearners(), await find('Trinken')]).toEqual([[], 0])
    await rename('Essen')
    testServer.clock.advance(60_000)
    await show()
    expect(await listForLearners()).toMatchObject([{ title: 'Essen', publishedAt: first?.publishedAt }])
  })

  test('reading it counts once over all versions, and the copy of one’s own data has the title that was read', async () => {
    const { app, blogArticleId, publishChanges, reader, rename, listForLearners, user } = await createDesk()
    const points = async () => (await call(getUserProgress, {}, reader)).body.healthPoints
    const read = () => call(markBlogArticleAsRead, { blogArticleId }, reader).then(outcome)
    expect(await read()).toBe(200)
    const balance = await points()
    await rename('Essen')
    const binding = { appId: app.appId, userId: null, reach: 'app' } as const
    const { sections } = await inTenant(testServer.pool, binding, (tx) =>
      exportOwnArticles(tx, { appId: app.appId, userId: user.id }, testServer.services),
    )
    expect(sections[0]?.records).toMatchObject([{ title: 'Trinken' }])
    await publishChanges()
    expect(await read()).toBe(200)
    expect(await listForLearners()).toMatchObject([{ title: 'Essen', isUnread: false }])
    expect(await points()).toBe(balance)
  })
})

test('a planned publication shows the content from the time of planning', async () => {
  const HOUR_MS = 3_600_000
  const { as, blogArticleId, rename, listForLearners, states } = await createDesk({ isEnabled: false })
  const publishAt = new Date(testServer.clock.now().getTime() + HOUR_MS).toISOString()
  const plan = (at: string | null) =>
    call(planPublicationOfBlogArticleAsManager, { blogArticleId, publishAt: at }, as).then(outcome)
  expect(await plan(publishAt)).toBe(200)
  await rename('Entwurf')
  expect(await plan(null)).toBe(200)
  expect(await states()).toEqual([{ blogArticleId, isPublished: true, openChanges: 1 }])
  expect(await plan(publishAt)).toBe(200)
  await rename('Noch ein Entwurf')
  testServer.clock.advance(HOUR_MS)
  await testServer.runSchedule({ name: 'publish-planned' })
  expect(await listForLearners()).toMatchObject([{ title: 'Entwurf' }])
})

describe('publishing', () => {
  test('publishes all named articles or none, for managers only', async () => {
    const { app, blogArticleId, publishChanges, reader, rename, listForLearners } = await createDesk()
    const other = await testServer.createBlogArticle(app, { elements: [withTitle('Eins')] })
    const elsewhere = await testServer.createBlogArticle(await testServer.createApp())
    await rename('Essen')
    const both = [blogArticleId, other.blogArticleId]
    expect(await publishChanges([...both, elsewhere.blogArticleId])).toEqual([404, 'not-found'])
    expect(await publishChanges(both, reader)).toEqual([403, 'not-allowed'])
    expect((await listForLearners()).map(({ title }) => title)).toEqual(['Trinken'])
    expect(await publishChanges(both)).toBe(200)
    expect(await listForLearners()).toHaveLength(2)
  })

  test('reports problems for readers, and is prevented by content that the rules do not allow', async () => {
    const { add, app, as, blogArticleId, elementIds, findings, publishChanges } = await createDesk()
    expect(await findings()).toEqual([])
    const address = `https://${app.host}/blog/artikel/${elementIds[0]}`
    const dead = (await add('Link', `<p><a href="${address}">hier</a></p>`)).body.blogArticleContentElementId
    const { moduleId } = await testServer.createModule(app, { isEnabled: false })
    const head = { blogArticleId, title: 'Trinken', alternativeText: ' ', idsOfPromotedModules: [moduleId] }
    expect((await call(updateBlogArticleAsManager, head, as)).status).toBe(200)
    const hints = [
      { kind: 'PICTURE_WITHOUT_TEXT', field: 'image', contentElementId: null },
      { kind: 'LINK_LEADS_NOWHERE', field: 'idsOfPromotedModules', contentElementId: null },
      { kind: 'LINK_LEADS_NOWHERE', field: 'textHtml', contentElementId: dead },
    ]
    expect(await findings()).toEqual(hints)
    expect(await publishChanges()).toBe(200)
    await testServer.adminPool.query(
      `UPDATE blog_article_content_element SET content = jsonb_set(content, '{textHtml}', '""') WHERE id = $1`,
      [elementIds[0]],
    )
    const invalid = { kind: 'FIELD_NOT_VALID', field: 'textHtml', contentElementId: elementIds[0] }
    expect(await findings()).toContainEqual(invalid)
    expect(await publishChanges()).toEqual([409, 'not-publishable'])
  })

  test('reports an article without text; elements of all kinds follow the rules', async () => {
    expect(await (await createDesk({ elements: [] })).findings()).toEqual([
      { kind: 'NOTHING_TO_READ', field: null, contentElementId: null },
    ])
    const { findings } = await createDesk({ elements: oneOfEachBlogType() })
    expect((await findings()).filter(({ kind }) => kind === 'FIELD_NOT_VALID')).toEqual([])
  })

  test('an article of another app has no findings', async () => {
    const { as } = await createDesk()
    const { blogArticleId } = await testServer.createBlogArticle(await testServer.createApp())
    expect(outcome(await call(getFindingsOfBlogArticleAsManager, { blogArticleId }, as))).toEqual([
      404,
      'not-found',
    ])
  })
})

describe('where each save is published', () => {
  test('learners get each save, and nothing stays open', async () => {
    const { add, as, blogArticleId, elementIds, states, titles } = await createDesk({}, true)
    await call(deleteBlogElementAsManager, { blogArticleContentElementId: elementIds[0] ?? '' }, as)
    const { blogArticleContentElementId } = (await add('Drei')).body
    const sorting = {
      blogArticleId,
      sortedIdsOfContentElements: [blogArticleContentElementId, elementIds[1] ?? ''],
    }
    await call(updateOrderOfBlogElementsAsManager, sorting, as)
    expect(await titles()).toEqual(['Drei', 'Zwei'])
    expect(await states()).toEqual([{ blogArticleId, isPublished: true, openChanges: 0 }])
  })

  test('a version has every column of its rows except those without content', async () => {
    const { blogArticleId } = await createDesk({}, true)
    const { rows } = await testServer.adminPool.query(
      `SELECT array(SELECT jsonb_object_keys(snapshot -> 'item') ORDER BY 1) AS item,
         array(SELECT jsonb_object_keys(snapshot -> 'elements' -> 0) ORDER BY 1) AS element
       FROM published_version WHERE blog_article_id = $1 AND is_current`,
      [blogArticleId],
    )
    const columnsOf = async (table: string, ...without: string[]) => {
      const { rows: columns } = await testServer.adminPool.query<{ name: string }>(
        'SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 ORDER BY 1',
        [table],
      )
      return columns.map(({ name }) => name).filter((name) => !['app_id', ...without].includes(name))
    }
    const [version] = rows
    expect(version.item).toEqual(await columnsOf('blog_article', 'is_enabled', 'publish_at', 'published_at'))
    expect(version.element).toEqual(await columnsOf('blog_article_content_element', 'position'))
  })
})
