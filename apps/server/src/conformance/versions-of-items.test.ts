import { updateBlogArticleAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import {
  getStatesOfBlogArticlesAsManager,
  publishChangesOfBlogArticlesAsManager,
} from '@wohlauf/contract/blog/blog-versions-as-manager'
import {
  getDifferencesOfBlogArticleAsManager,
  getVersionOfBlogArticleAsManager,
  getVersionsOfBlogArticleAsManager,
  restoreVersionOfBlogArticleAsManager,
} from '@wohlauf/contract/blog/versions-of-article-as-manager'
import { updateExperienceReportAsManager } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import {
  getStatesOfExperienceReportsAsManager,
  publishChangesOfExperienceReportsAsManager,
} from '@wohlauf/contract/experience-reports/report-versions-as-manager'
import {
  getDifferencesOfExperienceReportAsManager,
  getVersionOfExperienceReportAsManager,
  getVersionsOfExperienceReportAsManager,
  restoreVersionOfExperienceReportAsManager,
} from '@wohlauf/contract/experience-reports/versions-of-report-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import {
  getStatesOfRecipesAsManager,
  publishChangesOfRecipesAsManager,
} from '@wohlauf/contract/recipes/recipe-versions-as-manager'
import { updateRecipeAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import {
  getDifferencesOfRecipeAsManager,
  getVersionOfRecipeAsManager,
  getVersionsOfRecipeAsManager,
  restoreVersionOfRecipeAsManager,
} from '@wohlauf/contract/recipes/versions-of-recipe-as-manager'
import { afterAll, describe, expect, test } from 'vitest'
import { NOWHERE, outcome } from '../testing/content/reading.ts'
import { makePicture } from '../testing/files/picture.ts'
import { createLearner } from '../testing/people/learner.ts'
import { createManager } from '../testing/people/manager.ts'
import { startTestServer } from '../testing/test-server.ts'
import { listWith } from './managed-lists.ts'
import { sampleFiles } from './sample-input.ts'

/** Tests the common behaviour of all kinds of one row with versions; differences are tested in their contexts. */

const testServer = await startTestServer()
afterAll(testServer.stop)

type Operations = Record<
  'update' | 'states' | 'publish' | 'versions' | 'version' | 'differences' | 'restore',
  AnyOperation
>
type Kind = Operations & { ids: string; differing: string[] }

const KINDS: Record<string, Kind> = {
  recipe: {
    ids: 'recipeIds',
    update: updateRecipeAsManager,
    states: getStatesOfRecipesAsManager,
    publish: publishChangesOfRecipesAsManager,
    versions: getVersionsOfRecipeAsManager,
    version: getVersionOfRecipeAsManager,
    differences: getDifferencesOfRecipeAsManager,
    restore: restoreVersionOfRecipeAsManager,
    differing: [
      ...['name', 'subTitle', 'heroImage.url', 'totalTimeInMinutes', 'preparationTimeInMinutes', 'portions'],
      ...['ingredients', 'ingredientsImage.url', 'preparationSteps', 'tipBox', 'allergens', 'diets'],
    ],
  },
  article: {
    ids: 'blogArticleIds',
    update: updateBlogArticleAsManager,
    states: getStatesOfBlogArticlesAsManager,
    publish: publishChangesOfBlogArticlesAsManager,
    versions: getVersionsOfBlogArticleAsManager,
    version: getVersionOfBlogArticleAsManager,
    differences: getDifferencesOfBlogArticleAsManager,
    restore: restoreVersionOfBlogArticleAsManager,
    differing: ['title', 'image.url', 'image.alternativeText'],
  },
  report: {
    ids: 'experienceReportIds',
    update: updateExperienceReportAsManager,
    states: getStatesOfExperienceReportsAsManager,
    publish: publishChangesOfExperienceReportsAsManager,
    versions: getVersionsOfExperienceReportAsManager,
    version: getVersionOfExperienceReportAsManager,
    differences: getDifferencesOfExperienceReportAsManager,
    restore: restoreVersionOfExperienceReportAsManager,
    differing: ['name', 'ageInYears', 'job', 'familySituation', 'content', 'image.url'],
  },
}

const other = { bytes: await makePicture(300, 500), fileName: 'anders.png', type: 'image/png' }

const createDesk = async (kind: Kind, publishesOnSave = false) => {
  const list = listWith('update', kind.update)
  if (!list) throw new Error('the kind has no list')
  const { id } = list
  const app = await testServer.createApp({ publishesOnSave })
  const { as, user } = await createManager(testServer, app)
  const call = (operation: AnyOperation, input: object, options: object = as) =>
    testServer.call<AnyOperation>(operation, input, { ...as, ...options })
  const files = await sampleFiles(list.create)
  const itemId = (await call(list.create, list.created, { files })).body[id] as string
  const inputOf = (more: object = {}) => ({ [id]: itemId, ...more })
  const publish = (note = '') => call(kind.publish, { [kind.ids]: [itemId], note }).then(outcome)
  expect(await publish('Anfangs')).toBe(200)
  const versions = async () => (await call(kind.versions, inputOf())).body.items
  const first: string = (await versions()).at(-1).versionId
  const working = async () =>
    list.rowsIn((await call(list.read, {})).body).find((row) => row[id] === itemId) as Record<string, unknown>
  return {
    app,
    as,
    user,
    id,
    itemId,
    first,
    call,
    publish,
    versions,
    working,
    change: (values: object = {}, more: object = {}) =>
      call(list.update, { ...inputOf(), ...list.created, ...list.other, ...values }, more).then(outcome),
    otherFiles: Object.fromEntries(Object.keys(files).map((name) => [name, other])),
    hide: () => call(list.hide as AnyOperation, inputOf()).then(outcome),
    show: () => call(list.show as AnyOperation, inputOf()).then(outcome),
    openChanges: async () => (await call(kind.states, {})).body[0].openChanges,
    version: async (versionId = first) => (await call(kind.version, inputOf({ versionId }))).body,
    differences: async (more: object = {}) =>
      (await call(kind.differences, inputOf({ versionId: first, ...more }))).body,
    restore: async (versionId = first, workingState?: string) =>
      outcome(await call(kind.restore, inputOf({ versionId, ...(workingState ? { workingState } : {}) }))),
    pictures: async () =>
      (await testServer.adminPool.query('SELECT id FROM image WHERE app_id = $1', [app.appId])).rowCount,
  }
}

/** Leaves out the revision, and whether it is shown. */
const content = ({ revision: _, isEnabled: _shown, ...item }: Record<string, unknown>) => item

describe.each(Object.entries(KINDS))('the versions of a %s', (_name, kind) => {
  test('are listed newest first with their publisher and note, and show their content at that time', async () => {
    const desk = await createDesk(kind)
    const before = await desk.working()
    await desk.change({}, { files: desk.otherFiles })
    testServer.clock.advance(60_000)
    await desk.publish('Neu')
    const [newest, oldest, ...none] = await desk.versions()
    expect(none).toEqual([])
    expect(newest).toMatchObject({ number: 2, note: 'Neu', isCurrent: true, isAutomatic: false })
    expect(newest.publishedBy).toBeTruthy()
    expect(oldest).toMatchObject({ number: 1, note: 'Anfangs', isCurrent: false, versionId: desk.first })
    await testServer.runJobs()
    const { version, item } = await desk.version()
    expect(version).toEqual(oldest)
    expect(content(item)).toMatchObject(content(before))
  })

  test('are compared field by field with the working state, and with each other', async () => {
    const desk = await createDesk(kind)
    const same = await desk.differences()
    expect(same).toMatchObject({ fields: [], elements: [], publishesOnSave: false })
    await desk.change({}, { files: desk.otherFiles })
    const { fields } = await desk.differences()
    expect(fields.map(({ path }: { path: string }) => path).toSorted()).toEqual(kind.differing.toSorted())
    await desk.publish()
    const [newest] = await desk.versions()
    expect((await desk.differences({ toVersionId: newest.versionId })).fields).toEqual(fields)
    expect((await desk.differences({ toVersionId: desk.first })).fields).toEqual([])
  })

  test('are restored as the working state, with their pictures, and nothing is published or shown', async () => {
    const desk = await createDesk(kind)
    await desk.show()
    const before = await desk.working()
    const all = await desk.pictures()
    await desk.change({}, { files: desk.otherFiles })
    await testServer.runJobs()
    await desk.publish()
    await desk.hide()
    const publishedVersions = await desk.versions()
    expect(await desk.restore()).toBe(200)
    await testServer.runJobs()
    expect(content(await desk.working())).toEqual(content({ ...before, isPublished: false }))
    expect(await desk.versions()).toEqual(publishedVersions)
    expect(await desk.openChanges()).toBeGreaterThan(0)
    // The pictures of the first version, and of the current one.
    expect(await desk.pictures()).toBe((all ?? 0) * 2)
  })

  test('leave nothing open when the current one is restored, not even a picture, also when it is repeated', async () => {
    const desk = await createDesk(kind)
    const all = await desk.pictures()
    await desk.change({}, { files: desk.otherFiles })
    expect(await desk.openChanges()).toBeGreaterThan(0)
    await desk.restore()
    await testServer.runJobs()
    expect([await desk.openChanges(), await desk.pictures()]).toEqual([0, all])
    const once = await desk.working()
    expect(await Promise.all([desk.restore(), desk.restore()])).toEqual([200, 200])
    expect(await desk.working()).toEqual(once)
    expect(await desk.versions()).toHaveLength(1)
  })

  test('keep the note that was written with them when nothing has changed since', async () => {
    const desk = await createDesk(kind)
    expect(await desk.publish('Noch einmal')).toBe(200)
    expect(await desk.versions()).toMatchObject([{ number: 1, note: 'Anfangs' }])
  })

  test('are published as a version of their own where each save is published, and the previous state stays', async () => {
    const desk = await createDesk(kind, true)
    await desk.change()
    await desk.restore()
    await desk.change()
    const versions: { number: number; note: string }[] = await desk.versions()
    expect(versions.map(({ number, note }) => [number, note])).toEqual([
      [4, ''],
      [3, 'Wie Version 1'],
      [2, ''],
      [1, 'Anfangs'],
    ])
    expect((await desk.differences()).publishesOnSave).toBe(true)
  })

  test('are not restored over a save made since they were viewed, and an open form reports a conflict', async () => {
    const desk = await createDesk(kind)
    const { workingState } = await desk.differences()
    const { revision } = await desk.working()
    await desk.change()
    const before = await desk.working()
    expect(await desk.restore(desk.first, workingState)).toEqual([409, 'conflict'])
    expect(await desk.working()).toEqual(before)
    expect(await desk.restore(desk.first, (await desk.differences()).workingState)).toBe(200)
    expect(await desk.change({ revision: before.revision })).toEqual([409, 'conflict'])
    expect(await desk.change({ revision })).toEqual([409, 'conflict'])
  })

  test('are for managers, and each for its own item and app', async () => {
    const desk = await createDesk(kind)
    const elsewhere = await createDesk(kind)
    const { as: reader } = await createLearner(testServer, desk.app)
    const ask = async (itemId: string, versionId: string, as: object) => {
      const input = { [desk.id]: itemId, versionId }
      const answers = [
        await desk.call(kind.versions, { [desk.id]: itemId }, as),
        await desk.call(kind.version, input, as),
        await desk.call(kind.differences, input, as),
        await desk.call(kind.restore, input, as),
      ]
      return answers.map(outcome)
    }
    const refusals = (...values: [number, string]) => Array(4).fill(values)
    expect(await ask(desk.itemId, desk.first, reader)).toEqual(refusals(403, 'not-allowed'))
    expect(await ask(desk.itemId, desk.first, elsewhere.as)).toEqual(refusals(404, 'not-found'))
    expect(await ask(NOWHERE, desk.first, desk.as)).toEqual(refusals(404, 'not-found'))
    expect((await ask(desk.itemId, elsewhere.first, desk.as)).slice(1)).toEqual(
      refusals(404, 'not-found').slice(1),
    )
  })
})
