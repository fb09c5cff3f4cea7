import { getModule } from '@wohlauf/contract/modules/modules'
import { getRecipeDetails } from '@wohlauf/contract/recipes/recipes'
import { removeFromDevice, storeAnswersOf } from '../../api/device-answers.ts'
import { stopStoringOnDevice, storeOnDevice } from '../../testing/device-storage.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { sampleRecipe } from '../../testing/managed-samples.ts'
import { moduleWith, THREE_PAGES } from '../../testing/reading.ts'
import { idOf } from '../../testing/sample-elements.ts'
import { sampleApp } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'
import { currentDatabase } from '../current-database.ts'
import { markKey } from './markable.ts'
import { markOffline } from './marks.ts'

const user = idOf(9)

test.beforeEach(() => storeOnDevice(user))
test.afterEach(stopStoringOnDevice)

const { moduleId } = moduleWith(THREE_PAGES)
const recipe = sampleRecipe(1)
const ITEMS = [
  { kind: 'MODULE', id: moduleId },
  { kind: 'RECIPE', id: recipe.recipeId },
] as const
const [MODULE, RECIPE] = [getModule.name, getRecipeDetails.name]

const storedKeys = async () => {
  const database = await currentDatabase()
  return {
    answers: (await database?.getAll('answers'))?.map(({ operation }) => operation),
    marks: await database?.getAllKeys('marks'),
  }
}

const areStored = (answers: string[]) =>
  expect.poll(async () => (await storedKeys()).answers).toEqual(answers)

/** Marks a module and a recipe, and ends the session. */
const markAndEndSession = async (server: FakeServer) => {
  server.on(getModule, moduleWith(THREE_PAGES))
  server.on(getRecipeDetails, recipe)
  for (const item of ITEMS) await markOffline(item, () => {})
  await removeFromDevice('answers')
  expect(await storedKeys()).toEqual({ answers: [], marks: ITEMS.map(markKey) })
}

const logInAgain = () => storeAnswersOf(sampleApp.appId, user, true)

test('marked items are fetched again after the next login of the same person', async ({ server }) => {
  await markAndEndSession(server)
  logInAgain()
  await areStored([MODULE, RECIPE])
})

test('while the server is unavailable the marks stay, for the next start', async ({ server }) => {
  await markAndEndSession(server)
  const calls = server.callsOf(getModule).length
  server.refuse(getModule, 'unavailable')
  logInAgain()
  await expect.poll(() => server.callsOf(getModule).length).toBeGreaterThan(calls)
  server.on(getModule, moduleWith(THREE_PAGES))
  logInAgain()
  await areStored([MODULE, RECIPE])
})

test('an item that no longer exists loses its mark, and those behind it are fetched', async ({ server }) => {
  await markAndEndSession(server)
  server.refuse(getModule, 'not-found')
  logInAgain()
  await areStored([RECIPE])
  expect((await storedKeys()).marks).toEqual([markKey(ITEMS[1])])
})
