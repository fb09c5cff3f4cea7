import { createHabitIntent, createHabitLog } from '@wohlauf/contract/habits/habits'
import {
  confirmAcknowledgement,
  confirmExerciseOfModulePage,
  markModuleAsCompleted,
  markQuizAsAnsweredCorrectly,
} from '@wohlauf/contract/modules/modules'
import { deleteModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { markOnboardingAsCompleted } from '@wohlauf/contract/onboarding/onboarding'
import { withdrawHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { getHealthPointEntries } from '@wohlauf/contract/user-progress/user-progress'
import { WEEKDAYS } from '@wohlauf/contract/values/values'
import { afterAll, expect, test } from 'vitest'
import { acknowledgement, quiz } from '../../../testing/content/content-elements.ts'
import type { NewPage } from '../../../testing/content/modules-and-articles.ts'
import { createReading, outcome } from '../../../testing/content/reading.ts'
import { createLearner, type Learner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const ledgerOf = async ({ as }: Pick<Learner, 'as'>, input: { limit?: number; after?: string } = {}) =>
  (await testServer.call(getHealthPointEntries, input, as)).body
const titlesOf = async (learner: Pick<Learner, 'as'>) =>
  (await ledgerOf(learner)).items.map(({ reason, title }) => [reason, title])

/** A minute passes before each call, so that the order is certain. */
const inTurn = async (calls: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const call of calls) {
    testServer.clock.advance(60_000)
    await call()
  }
}

const PAGES: NewPage[] = [
  {
    title: 'Trinken',
    isExerciseIncluded: true,
    elements: [
      { ...quiz(), title: 'Wie viel Wasser?' },
      { ...acknowledgement(), title: 'Mein Vorsatz' },
    ],
  },
]

type Reading = Awaited<ReturnType<typeof createReading>>

/** Does everything in a module that earns points. */
const readAll = ({ as, mark, moduleId, pageId, elementId }: Reading): Promise<void> =>
  inTurn([
    () => testServer.call(markQuizAsAnsweredCorrectly, { contentElementId: elementId(0, 0) }, as),
    () => testServer.call(confirmAcknowledgement, { contentElementId: elementId(0, 1) }, as),
    () => testServer.call(confirmExerciseOfModulePage, { modulePageId: pageId(0) }, as),
    () => mark(0),
    () => testServer.call(markModuleAsCompleted, { moduleId }, as),
  ])

const entriesOf = (moduleTitle: string) => [
  ['module-completed', moduleTitle],
  ['module-page-seen', 'Trinken'],
  ['exercise-confirmed', 'Trinken'],
  ['acknowledgement-given', 'Mein Vorsatz'],
  ['quiz-answered-correctly', 'Wie viel Wasser?'],
]

test('is empty at the beginning', async () => {
  expect(await ledgerOf(await createLearner(testServer))).toEqual({ items: [], next: null })
})

test('returns what earned points, newest first, also when it has been deleted since', async () => {
  const reading = await createReading(testServer, PAGES)
  await readAll(reading)
  const { title } = await reading.read()
  expect(await titlesOf(reading)).toEqual(entriesOf(title))
  const [newest] = (await ledgerOf(reading)).items
  const earnedAt = testServer.clock.now().toISOString()
  expect(newest).toEqual({ reason: 'module-completed', title, points: 50, earnedAt, entriesOfMonth: null })

  const manager = await createManager(testServer, reading.app)
  const deletion = await testServer.call(deleteModuleAsManager, { moduleId: reading.moduleId }, manager.as)
  expect(outcome(deletion)).toBe(200)
  expect(await titlesOf(reading)).toEqual(entriesOf(title))
})

test('comes page by page, each entry once', async () => {
  const reading = await createReading(testServer, PAGES)
  await readAll(reading)
  const first = await ledgerOf(reading, { limit: 3 })
  const second = await ledgerOf(reading, { limit: 3, after: first.next ?? '' })
  expect([...first.items, ...second.items]).toEqual((await ledgerOf(reading)).items)
  expect([first.items.length, second.items.length, second.next]).toEqual([3, 2, null])
})

test('omits entries without points', async () => {
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app, hasCompletedOnboarding: false })
  const newcomer = { as: { token: await testServer.signIn(user), host: app.host } }
  await testServer.call(markOnboardingAsCompleted, { hasSeenAllSteps: false }, newcomer.as)
  expect((await ledgerOf(newcomer)).items).toEqual([])
})

test('contains nothing of another learner of the app', async () => {
  const reading = await createReading(testServer, PAGES)
  await readAll(reading)
  expect((await ledgerOf(await createLearner(testServer, reading.app))).items).toEqual([])
})

const HABIT = 'Treppe statt Aufzug'

/** A learner who has read a module, and started and logged a habit. */
const createKeeper = async () => {
  const reading = await createReading(testServer, [{ title: 'Trinken' }])
  const habitId = await testServer.createHabit(reading.app, { title: HABIT })
  const start = () =>
    testServer.call(
      createHabitIntent,
      { habitId, weekdays: [...WEEKDAYS], notificationTime: '12:00:00' },
      reading.as,
    )
  const startAndLog = async () => {
    const { habitIntentId } = (await start()).body
    await inTurn([() => testServer.call(createHabitLog, { habitIntentId }, reading.as)])
  }
  await inTurn([() => reading.mark(0), startAndLog])
  return { ...reading, startAndLog }
}

test('after the withdrawal of the consent to health data the points of habits stay, without the titles', async () => {
  const keeper = await createKeeper()
  const other = await createKeeper()
  const ofHabits = (title: string | null) => [
    ['habit-logged', title],
    ['habit-started', title],
    ['module-page-seen', 'Trinken'],
  ]
  expect(await titlesOf(keeper)).toEqual(ofHabits(HABIT))
  expect(outcome(await testServer.call(withdrawHealthConsent, {}, keeper.as))).toBe(200)
  expect(await titlesOf(keeper)).toEqual(ofHabits(null))
  expect(await titlesOf(other)).toEqual(ofHabits(HABIT))
})
