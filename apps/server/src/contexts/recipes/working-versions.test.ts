import { addFavourite } from '@wohlauf/contract/favourites/favourites'
import {
  getFindingsOfRecipeAsManager,
  getStatesOfRecipesAsManager,
  publishChangesOfRecipesAsManager,
} from '@wohlauf/contract/recipes/recipe-versions-as-manager'
import { planPublicationOfRecipeAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { searchContent } from '@wohlauf/contract/search/search'
import { afterAll, describe, expect, test } from 'vitest'
import { outcome } from '../../testing/content/reading.ts'
import { createRecipeDesk, otherPicture } from '../../testing/content/recipes.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { startTestServer } from '../../testing/test-server.ts'

/** An app in which managers publish their changes. */

const testServer = await startTestServer()
afterAll(testServer.stop)

const createDesk = async (publishesOnSave = false) => {
  const app = await testServer.createApp({ publishesOnSave })
  const desk = await createRecipeDesk(testServer, app)
  const reader = await createLearner(testServer, app)
  return {
    ...desk,
    reader: reader.as,
    publishChanges: async (recipeIds: string[], as = desk.as) =>
      outcome(await testServer.call(publishChangesOfRecipesAsManager, { recipeIds }, as)),
    plan: async (recipeId: string, publishAt: string | null) =>
      outcome(await testServer.call(planPublicationOfRecipeAsManager, { recipeId, publishAt }, desk.as)),
    findings: async (recipeId: string) =>
      (await testServer.call(getFindingsOfRecipeAsManager, { recipeId }, desk.as)).body,
    states: async () => (await testServer.call(getStatesOfRecipesAsManager, {}, desk.as)).body,
    names: async () => (await desk.seen()).map(({ name }) => name),
    find: async (text: string) =>
      (await testServer.call(searchContent, { text }, reader.as)).body.results.length,
  }
}

const createShown = async () => {
  const desk = await createDesk()
  const { recipeId } = (await desk.create()).body
  expect(await desk.publish(recipeId).then(outcome)).toBe(200)
  return { ...desk, recipeId }
}

describe('until it is published', () => {
  test('learners see no part of a change, and then all of it', async () => {
    const desk = await createShown()
    const { recipeId, change, details, find, list, publishChanges, seen, states } = desk
    const before = [await seen(), (await details(recipeId)).body]
    const input = { name: 'Eintopf', tipBox: '<p>Mit Kardamom</p>' }
    await change(recipeId, input, { heroImage: otherPicture })
    await testServer.runJobs()
    expect([await seen(), (await details(recipeId)).body]).toEqual(before)
    expect([await find('Eintopf'), await find('Kardamom'), await find('Linsensuppe')]).toEqual([0, 0, 1])
    expect(await list()).toMatchObject([{ name: 'Eintopf', heroImage: { aspectRatio: 4 } }])
    expect(await states()).toEqual([{ recipeId, isPublished: true, openChanges: 3 }])

    expect(await publishChanges([recipeId])).toBe(200)
    expect(await seen()).toMatchObject([{ name: 'Eintopf', heroImage: { aspectRatio: 4 } }])
    expect((await details(recipeId)).body).toMatchObject(input)
    expect([await find('Eintopf'), await find('Kardamom'), await find('Linsensuppe')]).toEqual([1, 1, 0])
    expect(await states()).toEqual([{ recipeId, isPublished: true, openChanges: 0 }])
  })

  test('a new recipe is in no list and no search result, and cannot be saved for later', async () => {
    const { create, find, names, publish, reader, states } = await createDesk()
    const { recipeId } = (await create()).body
    const save = () =>
      testServer.call(addFavourite, { kind: 'RECIPE', itemId: recipeId }, reader).then(outcome)
    expect([await names(), await find('Linsensuppe'), await save()]).toEqual([[], 0, [404, 'not-found']])
    expect(await states()).toEqual([{ recipeId, isPublished: false, openChanges: 0 }])
    await publish(recipeId)
    expect([await names(), await find('Linsensuppe'), await save()]).toEqual([['Linsensuppe'], 1, 200])
    expect(await states()).toEqual([{ recipeId, isPublished: true, openChanges: 0 }])
  })

  test('hiding takes effect immediately, and showing it again publishes the present content', async () => {
    const { change, find, hide, names, publish, recipeId } = await createShown()
    await hide(recipeId)
    expect([await names(), await find('Linsensuppe')]).toEqual([[], 0])
    await change(recipeId, { name: 'Eintopf' })
    await publish(recipeId)
    expect([await names(), await find('Eintopf')]).toEqual([['Eintopf'], 1])
  })
})

describe('a planned publication', () => {
  const HOUR_MS = 3_600_000

  test('shows the content from the time of planning', async () => {
    const { change, create, names, plan, states } = await createDesk()
    const { recipeId } = (await create()).body
    const publishAt = new Date(testServer.clock.now().getTime() + HOUR_MS).toISOString()
    expect(await plan(recipeId, publishAt)).toBe(200)
    await change(recipeId, { name: 'Entwurf' })
    expect(await states()).toEqual([{ recipeId, isPublished: true, openChanges: 1 }])
    testServer.clock.advance(HOUR_MS)
    await testServer.runSchedule({ name: 'publish-planned' })
    expect(await names()).toEqual(['Linsensuppe'])
  })
})

describe('publishing', () => {
  test('publishes all named recipes or none, for managers only', async () => {
    const { change, create, names, publish, publishChanges, reader, recipeId } = await createShown()
    const other = (await create({ name: 'Brot' })).body.recipeId
    await publish(other)
    for (const id of [recipeId, other]) await change(id, { name: 'Neu' })
    const elsewhere = await testServer.createRecipe(await testServer.createApp())
    expect(await publishChanges([recipeId, other, elsewhere])).toEqual([404, 'not-found'])
    expect(await publishChanges([recipeId, other], reader)).toEqual([403, 'not-allowed'])
    expect(await names()).toEqual(['Linsensuppe', 'Brot'])
    expect(await publishChanges([recipeId, other])).toBe(200)
    expect(await names()).toEqual(['Neu', 'Neu'])
  })

  test('is prevented by content that the rules do not allow', async () => {
    const { change, findings, names, publishChanges, recipeId } = await createShown()
    expect(await findings(recipeId)).toEqual([])
    await change(recipeId, { name: 'Neu' })
    await testServer.adminPool.query(`UPDATE recipe SET ingredients = '[]' WHERE id = $1`, [recipeId])
    expect(await findings(recipeId)).toEqual([
      { kind: 'FIELD_NOT_VALID', field: 'ingredients', contentElementId: null },
    ])
    expect(await publishChanges([recipeId])).toEqual([409, 'not-publishable'])
    expect(await names()).toEqual(['Linsensuppe'])
  })

  test('a recipe of another app has no findings', async () => {
    const { as } = await createDesk()
    const recipeId = await testServer.createRecipe(await testServer.createApp())
    expect(outcome(await testServer.call(getFindingsOfRecipeAsManager, { recipeId }, as))).toEqual([
      404,
      'not-found',
    ])
  })
})

describe('where each save is published', () => {
  const versionsOf = async (recipeId: string) => {
    const { rows } = await testServer.adminPool.query(
      `SELECT snapshot -> 'item' ->> 'name' AS name, is_current FROM published_version WHERE recipe_id = $1 ORDER BY number`,
      [recipeId],
    )
    return rows
  }

  test('learners see it, the saves of a sitting are one version, and nothing stays open', async () => {
    const { change, create, names, publish, states } = await createDesk(true)
    const { recipeId } = (await create()).body
    await publish(recipeId)
    for (const name of ['Suppe', 'Eintopf']) {
      await change(recipeId, { name })
      expect(await names()).toEqual([name])
    }
    expect(await states()).toEqual([{ recipeId, isPublished: true, openChanges: 0 }])
    expect(await versionsOf(recipeId)).toEqual([
      { name: 'Linsensuppe', is_current: false },
      { name: 'Eintopf', is_current: true },
    ])
  })

  test('a version has every column of its row except those without content, and is deleted with its recipe', async () => {
    const recipeId = await testServer.createRecipe(await testServer.createApp())
    const { rows } = await testServer.adminPool.query(
      `SELECT array(SELECT jsonb_object_keys(snapshot -> 'item') ORDER BY 1) AS has, jsonb_array_length(snapshot -> 'images') AS images,
         array(SELECT column_name::text FROM information_schema.columns WHERE table_name = 'recipe' ORDER BY 1) AS columns
       FROM published_version WHERE recipe_id = $1`,
      [recipeId],
    )
    const unversioned = ['app_id', 'is_enabled', 'position', 'publish_at']
    expect(rows).toMatchObject([{ images: 2 }])
    expect(rows[0].has).toEqual(rows[0].columns.filter((name: string) => !unversioned.includes(name)))
    await testServer.adminPool.query('DELETE FROM recipe WHERE id = $1', [recipeId])
    expect(await versionsOf(recipeId)).toEqual([])
  })
})
