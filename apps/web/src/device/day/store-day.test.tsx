import { FIRST_CALLS } from '@wohlauf/contract/authentication/first-calls'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModule } from '@wohlauf/contract/modules/modules'
import { getNutritionDiaryTimeline } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import type { Feature } from '@wohlauf/contract/values/features'
import { stopStoringOnDevice, storeOnDevice, writeAnswer } from '../../testing/device-storage.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { progress } from '../../testing/open-screen.tsx'
import { asActiveModule, moduleWith, THREE_PAGES } from '../../testing/reading.ts'
import { idOf } from '../../testing/sample-elements.ts'
import { sampleProgress } from '../../testing/sample-goals.ts'
import { emptyDashboard, sampleApp } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'
import { answerKey } from '../answers.ts'
import { currentDatabase } from '../current-database.ts'
import { storeDay } from './store-day.ts'

const module = moduleWith(THREE_PAGES)

test.afterEach(stopStoringOnDevice)

/** Another person in each test: answers are written some moments after they came. */
const logIn = async (server: FakeServer, userId: string, features: readonly Feature[]) => {
  storeOnDevice(userId)
  const database = await currentDatabase()
  if (!database) throw new Error('this browser has no storage')
  await writeAnswer(
    database,
    FIRST_CALLS.getAuthenticatedUser,
    {},
    { ...sampleApp, appEnabledFeatures: features },
  )
  server.on(getHabitIntents, [])
  server.on(getNutritionDiaryTimeline, { items: [], nextBefore: null, oldestDay: null })
  server.on(getUserGoalProgress, sampleProgress([]))
  server.on(getUserProgress, progress)
  server.on(getDashboard, { ...emptyDashboard, activeModule: asActiveModule(module) })
  server.on(getModule, module)
  return async () => (await database.getAll('answers')).map(({ operation }) => operation).toSorted()
}

const makeOlder = async (operation: { name: string }, ms: number) => {
  const database = await currentDatabase()
  const key = answerKey(operation, {})
  const stored = await database?.get('answers', key)
  if (stored) await database?.put('answers', { ...stored, receivedAtMs: stored.receivedAtMs - ms }, key)
}

const ALL = [
  FIRST_CALLS.getAuthenticatedUser,
  getDashboard,
  getUserGoalProgress,
  getUserProgress,
  getHabitIntents,
  getModule,
  getNutritionDiaryTimeline,
].map(({ name }) => name)

test('what a day needs is on the device without having been opened, and is not asked for again for hours', async ({
  server,
}) => {
  const storedNames = await logIn(server, idOf(1), ['NUTRITION_DIARY', 'GOAL_TRACKING'])
  await storeDay()
  await expect.poll(storedNames).toEqual(ALL)
  await storeDay()
  expect(server.callsOf(getNutritionDiaryTimeline)).toHaveLength(1)
  expect(server.callsOf(getModule)).toMatchObject([{ input: { moduleId: module.moduleId } }])
  await makeOlder(getNutritionDiaryTimeline, 7 * 3_600_000)
  await storeDay()
  expect(server.callsOf(getNutritionDiaryTimeline)).toHaveLength(2)
})

test('nothing is asked for that the app does not offer, nor by a person who saves data', async ({
  server,
}) => {
  const storedNames = await logIn(server, idOf(2), [])
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  await storeDay()
  expect(server.callsOf(getHabitIntents)).toEqual([])
  Reflect.deleteProperty(navigator, 'connection')
  await storeDay()
  const ofFeatures: string[] = [getUserGoalProgress.name, getNutritionDiaryTimeline.name]
  const offered = ALL.filter((name) => !ofFeatures.includes(name))
  await expect.poll(storedNames).toEqual(offered)
})
