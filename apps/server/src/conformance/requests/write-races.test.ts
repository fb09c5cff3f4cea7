import { createCalendarFeed } from '@wohlauf/contract/calendar-feed/calendar-feed'
import { createUserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { createHabitIntent, getHabitIntents } from '@wohlauf/contract/habits/habits'
import { confirmExerciseOfModulePage, markModulePageAsSeen } from '@wohlauf/contract/modules/modules'
import { deleteOwnAccount } from '@wohlauf/contract/own-data/deletion'
import { withdrawHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { afterAll, expect, test } from 'vitest'
import { tablesOfPeople } from '../../testing/people/full-person.ts'
import { createLearner, type Learner } from '../../testing/people/learner.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const app = await testServer.createApp()
const habitId = await testServer.createHabit(app)
const createPage = async (isExerciseIncluded: boolean) => {
  const { pages } = await testServer.createModule(app, { pages: [{ isExerciseIncluded }] })
  return { modulePageId: pages[0]?.modulePageId ?? '' }
}
const [withExercise, withText] = [await createPage(true), await createPage(false)]

type Send = () => Promise<{ status: number }>

const writesOf = ({ as }: Learner): Send[] => [
  () =>
    testServer.call(createHabitIntent, { habitId, weekdays: ['MONDAY'], notificationTime: '08:00:00' }, as),
  () => testServer.call(createUserGoal, { title: 'Mehr Gemüse', initialScore: 3 }, as),
  () => testServer.call(createCalendarFeed, {}, as),
  () => testServer.call(confirmExerciseOfModulePage, withExercise, as),
  () => testServer.call(markModulePageAsSeen, withText, as),
]

/**
 * Twenty learners write and end the admission for their writes, all concurrently; the end is sent first, last, and
 * in between.
 */
const race = async (endOf: (learner: Learner) => Send) => {
  const learners = await Promise.all(Array.from({ length: 20 }, () => createLearner(testServer, app)))
  const statuses = await Promise.all(
    learners.map(async (learner, round) => {
      const calls = writesOf(learner)
      calls.splice(round % (calls.length + 1), 0, endOf(learner))
      const answers = await Promise.all(calls.map((send) => send()))
      return answers.map(({ status }) => status)
    }),
  )
  return { learners, statuses: new Set(statuses.flat()) }
}

test('no health data is stored after the consent was withdrawn, even by concurrent writes', async () => {
  const { learners, statuses } = await race(
    ({ as }) =>
      () =>
        testServer.call(withdrawHealthConsent, {}, as),
  )
  // Checked first: a withdrawal that was not carried out would explain the remaining rows.
  for (const status of statuses) expect([200, 403]).toContain(status)
  for (const { as } of learners) expect((await testServer.call(getHabitIntents, {}, as)).body).toEqual([])
  const ids = learners.map(({ user }) => user.id)
  for (const table of ['user_goal', 'user_goal_rating', 'calendar_feed']) {
    const { rows } = await testServer.adminPool.query(`SELECT FROM ${table} WHERE user_id = ANY ($1)`, [ids])
    expect([table, rows]).toEqual([table, []])
  }
})

test('nothing is stored for a deleted account, even by concurrent writes', async () => {
  const { learners, statuses } = await race(
    ({ as, user }) =>
      () =>
        testServer.call(deleteOwnAccount, { currentPassword: user.password }, as),
  )
  const ids = learners.map(({ user }) => user.id)
  for (const { name, column } of tablesOfPeople()) {
    const { rows } = await testServer.adminPool.query(`SELECT FROM "${name}" WHERE "${column}" = ANY ($1)`, [
      ids,
    ])
    expect([name, rows]).toEqual([name, []])
  }
  // 409: the account's row was busy for too long, on a slow machine.
  for (const status of statuses) expect([200, 401, 409]).toContain(status)
})
