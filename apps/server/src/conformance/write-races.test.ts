import { createHabitIntent, getHabitIntents } from '@wohlauf/contract/habits'
import { confirmExerciseOfModulePage, markModulePageAsSeen } from '@wohlauf/contract/modules'
import { deleteOwnAccount, withdrawHealthConsent } from '@wohlauf/contract/user-management'
import { afterAll, expect, test } from 'vitest'
import { tablesOfPeople } from '../testing/full-person.ts'
import { createLearner, type Learner } from '../testing/learner.ts'
import { startTestServer } from '../testing/test-server.ts'

const house = await startTestServer()
afterAll(house.stop)
const app = await house.createApp()
const habitIds = [await house.createHabit(app), await house.createHabit(app)]
const createPage = async (isExerciseIncluded: boolean) => {
  const { pages } = await house.createModule(app, { pages: [{ isExerciseIncluded }] })
  return { modulePageId: pages[0]?.modulePageId ?? '' }
}
const [withExercise, withText] = [await createPage(true), await createPage(false)]

type Send = () => Promise<{ status: number }>

const writesOf = ({ as }: Learner): Send[] => [
  ...habitIds.map(
    (habitId) => () =>
      house.call(createHabitIntent, { habitId, weekdays: ['MONDAY'], notificationTime: '08:00:00' }, as),
  ),
  () => house.call(confirmExerciseOfModulePage, withExercise, as),
  () => house.call(markModulePageAsSeen, withText, as),
]

/** Forty learners write and end what admits their writes, all at once; the end is sent first, last, and between. */
const race = async (endOf: (learner: Learner) => Send) => {
  const learners = await Promise.all(Array.from({ length: 40 }, () => createLearner(house, app)))
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

test('no health data is stored after the consent was withdrawn, whatever is written at that moment', async () => {
  const { learners, statuses } = await race(
    ({ as }) =>
      () =>
        house.call(withdrawHealthConsent, {}, as),
  )
  for (const { as } of learners) expect((await house.call(getHabitIntents, {}, as)).body).toEqual([])
  for (const status of statuses) expect([200, 403]).toContain(status)
})

test('nothing is stored for an account that was deleted, whatever is written at that moment', async () => {
  const { learners, statuses } = await race(
    ({ as, user }) =>
      () =>
        house.call(deleteOwnAccount, { currentPassword: user.password }, as),
  )
  const ids = learners.map(({ user }) => user.id)
  for (const { name, column } of tablesOfPeople()) {
    const { rows } = await house.adminPool.query(`SELECT FROM "${name}" WHERE "${column}" = ANY ($1)`, [ids])
    expect([name, rows]).toEqual([name, []])
  }
  for (const status of statuses) expect([200, 401]).toContain(status)
})
