import {
  createBlogRichTextAsManager,
  deleteBlogElementAsManager,
  updateBlogRichTextAsManager,
} from '@wohlauf/contract/blog/blog-elements-as-manager'
import { publishChangesOfBlogArticlesAsManager } from '@wohlauf/contract/blog/blog-versions-as-manager'
import {
  createRichTextAsManager,
  deleteContentElementAsManager,
  restoreContentElementAsManager,
  updateOrderOfContentElementsAsManager,
  updateRichTextAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import { publishModulesAsManager } from '@wohlauf/contract/modules/module-versions-as-manager'
import {
  duplicateModuleAsManager,
  duplicateModulePageAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, describe, expect, test } from 'vitest'
import { blogRichText } from '../../testing/content/blog-elements.ts'
import { richText } from '../../testing/content/content-elements.ts'
import { storeFormerText, writeFormerly } from '../../testing/content/former-content.ts'
import { outcome } from '../../testing/content/reading.ts'
import { createVersionDesk } from '../../testing/content/version-desk.ts'
import { createManager } from '../../testing/people/manager.ts'
import { startTestServer } from '../../testing/test-server.ts'

/** An item has at most so much that its version has a mebibyte (`MAX_VERSION_BYTES`). */

const testServer = await startTestServer()
afterAll(testServer.stop)
const { call, adminPool } = testServer

const ofLength = (length: number) => `<p>${'Ein Satz zum Lesen. '.repeat(length / 20)}</p>`
/** 17 of them are almost a mebibyte. */
const LONG = ofLength(60_000)
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

const TOO_LARGE = {
  status: 413,
  refusal: {
    identifier: 'item-too-large',
    message:
      '„Trinken“ ist zu groß: Alle Texte darin dürfen zusammen höchstens 1 MB haben. Teile den Inhalt bitte auf.',
  },
}

const createDesk = async (publishesOnSave: boolean) => {
  const app = await testServer.createApp({ publishesOnSave })
  const { as } = await createManager(testServer, app)
  return { app, as }
}

const createModuleDesk = async (publishesOnSave: boolean, texts: string[]) => {
  const { app, as } = await createDesk(publishesOnSave)
  const elements = texts.map((text) => ({ ...richText(text), title: 'Text' }))
  const { moduleId, pages } = await testServer.createModule(app, { title: 'Trinken', pages: [{ elements }] })
  const modulePageId = pages[0]?.modulePageId ?? ''
  const ids = pages[0]?.elements.map(({ contentElementId }) => contentElementId) ?? []
  return {
    as,
    moduleId,
    modulePageId,
    ids,
    add: (textHtml: string) => call(createRichTextAsManager, { modulePageId, title: 'Mehr', textHtml }, as),
    change: (nth: number, textHtml: string) =>
      call(updateRichTextAsManager, { contentElementId: ids[nth] ?? '', title: 'Text', textHtml }, as),
    remove: (nth: number) => call(deleteContentElementAsManager, { contentElementId: ids[nth] ?? '' }, as),
    publish: () => call(publishModulesAsManager, { moduleIds: [moduleId] }, as),
    storeFormer: (textHtml: string) => storeFormerText(adminPool, 'content_element', ids, textHtml),
  }
}

const createArticleDesk = async (publishesOnSave: boolean, texts: string[]) => {
  const { app, as } = await createDesk(publishesOnSave)
  const elements = texts.map((text) => ({ ...blogRichText(text), title: 'Text' }))
  const { blogArticleId, elementIds: ids } = await testServer.createBlogArticle(app, {
    title: 'Trinken',
    elements,
  })
  const idOf = (nth: number) => ({ blogArticleContentElementId: ids[nth] ?? '' })
  return {
    add: (textHtml: string) =>
      call(createBlogRichTextAsManager, { blogArticleId, title: 'Mehr', textHtml }, as),
    change: (nth: number, textHtml: string) =>
      call(updateBlogRichTextAsManager, { ...idOf(nth), title: 'Text', textHtml }, as),
    remove: (nth: number) => call(deleteBlogElementAsManager, idOf(nth), as),
    publish: () => call(publishChangesOfBlogArticlesAsManager, { blogArticleIds: [blogArticleId] }, as),
    storeFormer: (textHtml: string) =>
      storeFormerText(adminPool, 'blog_article_content_element', ids, textHtml),
  }
}

describe.each([
  ['a module', createModuleDesk],
  ['an article', createArticleDesk],
])('%s', (_name, create) => {
  describe.each([
    ['publishes each save', true],
    ['publishes by hand', false],
  ])('in an app that %s', (_mode, publishesOnSave) => {
    test('takes no more text than a version may have', async () => {
      const { add, change, publish } = await create(publishesOnSave, times(17, LONG))
      expect(await add(LONG)).toMatchObject(TOO_LARGE)
      expect(outcome(await add(ofLength(100)))).toBe(200)
      expect(outcome(await change(0, ofLength(100)))).toBe(200)
      expect(outcome(await add(LONG))).toBe(200)
      expect(await change(0, LONG)).toMatchObject(TOO_LARGE)
      expect(outcome(await publish())).toBe(200)
    })

    test('that is larger from former days may become smaller, and not grow', async () => {
      const { add, change, remove, storeFormer } = await create(publishesOnSave, times(20, ofLength(100)))
      await storeFormer(LONG)
      expect(await change(0, ofLength(60_100))).toMatchObject(TOO_LARGE)
      expect(await add(ofLength(100))).toMatchObject(TOO_LARGE)
      expect(outcome(await change(0, ofLength(59_000)))).toBe(200)
      for (const nth of [1, 2, 3]) expect(outcome(await remove(nth))).toBe(200)
      expect(outcome(await add(ofLength(100)))).toBe(200)
    })
  })

  test('that was never published is not, as long as it is too large', async () => {
    const { publish, remove, storeFormer } = await create(false, times(19, ofLength(100)))
    await storeFormer(LONG)
    expect(await publish()).toMatchObject(TOO_LARGE)
    for (const nth of [0, 1]) await remove(nth)
    expect(outcome(await publish())).toBe(200)
  })
})

describe('a module that is too large', () => {
  test('is published when that makes it smaller for learners', async () => {
    const { moduleId, publish, storeFormer } = await createModuleDesk(false, times(18, ofLength(100)))
    await publish()
    await storeFormer(LONG)
    expect(await publish()).toMatchObject(TOO_LARGE)
    await adminPool.query(
      `UPDATE published_version SET snapshot = jsonb_set(snapshot, '{item,title}', to_jsonb(repeat('x', 1200000))) WHERE module_id = $1`,
      [moduleId],
    )
    expect(outcome(await publish())).toBe(200)
  })

  test('can be sorted, and does not get back a removed element', async () => {
    const { as, ids, modulePageId, remove, storeFormer } = await createModuleDesk(
      false,
      times(20, ofLength(100)),
    )
    await storeFormer(LONG)
    await remove(0)
    const sorting = { modulePageId, sortedIdsOfContentElements: ids.slice(1).reverse() }
    expect(outcome(await call(updateOrderOfContentElementsAsManager, sorting, as))).toBe(200)
    const removed = { contentElementId: ids[0] ?? '' }
    expect(await call(restoreContentElementAsManager, removed, as)).toMatchObject(TOO_LARGE)
  })

  test('is not copied', async () => {
    const { as, moduleId, storeFormer } = await createModuleDesk(false, times(20, ofLength(100)))
    await storeFormer(LONG)
    const { status, refusal } = await call(duplicateModuleAsManager, { moduleId }, as)
    expect([status, refusal?.identifier]).toEqual([413, 'item-too-large'])
  })

  test.each([true, false])(
    'is not restored from a version of former days (published on save: %s)',
    async (publishesOnSave) => {
      const desk = await createVersionDesk(testServer, undefined, { publishesOnSave })
      await adminPool.query(
        `UPDATE published_version SET snapshot = jsonb_set(snapshot, '{elements,0,content,textHtml}', to_jsonb($1::text)) WHERE module_id = $2`,
        [`<p>${'x'.repeat(1_100_000)}</p>`, desk.moduleId],
      )
      await desk.rename('Neu')
      const before = await desk.working()
      expect(outcome(await desk.restore())).toEqual([413, 'item-too-large'])
      expect(await desk.working()).toEqual(before)
    },
  )
})

describe('the pages of a module', () => {
  const createPagesDesk = async () => {
    const { app, as } = await createDesk(false)
    const pages = [{ elements: [{ ...richText(), title: 'Text' }] }, ...times(99, {})]
    const module = await testServer.createModule(app, { title: 'Trinken', pages })
    const [first] = module.pages
    return {
      moduleId: module.moduleId,
      copyPage: () =>
        call(duplicateModulePageAsManager, { modulePageId: first?.modulePageId ?? '' }, as).then(
          ({ refusal, status }) => refusal?.message ?? status,
        ),
      copy: () => call(duplicateModuleAsManager, { moduleId: module.moduleId }, as).then(outcome),
      lengthen: () => {
        const { contentElementId = '' } = first?.elements[0] ?? {}
        const change = { contentElementId, title: 'Text', textHtml: ofLength(1000) }
        return call(updateRichTextAsManager, change, as).then(outcome)
      },
    }
  }

  test('are a hundred at most', async () => {
    const { copyPage, copy } = await createPagesDesk()
    expect(await copyPage()).toBe(
      'In „Trinken“ sind höchstens 100 Seiten möglich. Teile den Inhalt bitte auf.',
    )
    expect(await copy()).toBe(200)
  })

  test('may be written in when they are more from former days, and none is added', async () => {
    const { moduleId, copyPage, copy, lengthen } = await createPagesDesk()
    await writeFormerly(
      adminPool,
      `INSERT INTO module_page (app_id, module_id, title, is_exercise_included, is_enabled, position)
       SELECT app_id, id, 'Noch eine', false, true, 101 FROM module WHERE id = $1`,
      [moduleId],
    )
    expect(await lengthen()).toBe(200)
    expect(await copyPage()).toContain('höchstens 100 Seiten')
    expect(await copy()).toEqual([413, 'item-too-large'])
  })
})
