import { randomUUID } from 'node:crypto'
import { createHabitIntent } from '@wohlauf/contract/habits/habits'
import { markModulePageAsSeen, markQuizAsAnsweredCorrectly } from '@wohlauf/contract/modules/modules'
import { callAs } from '../test-server/call-as.ts'
import { openQuiz, text } from '../test-server/content.ts'
import type { TestServer, TestUser } from '../test-server/test-server.ts'

export type Person = {
  user: TestUser
  /** A name that no other test uses. */
  firstName: string
  lastName: string
  /** The page where other users of the same company request a seat. */
  sponsorPath: string
}

export const HABIT = 'Ein Glas Wasser am Morgen'
export const SPONSOR = 'Probewerke AG'
export const MODULE = 'Gut durch die Woche'

/** Reads a page, answers a quiz and starts a habit. */
const live = async (testServer: TestServer, user: TestUser): Promise<void> => {
  const token = await testServer.signIn(user)
  const habitId = await testServer.createHabit(user.app, { title: HABIT })
  const { pages } = await testServer.createModule(user.app, {
    title: MODULE,
    pages: [
      { title: 'Der Anfang', elements: [text()] },
      { title: 'Die Frage', elements: [openQuiz()] },
    ],
  })
  const [first, second] = pages
  const question = second?.elements[0]
  if (!first || question?.element.content.type !== 'QUIZ') throw new Error('the module was not created')
  const right = question.element.content.possibleAnswers.find(({ isCorrectAnswer }) => isCorrectAnswer)
  await callAs({ host: user.app.host, token }, markModulePageAsSeen, { modulePageId: first.modulePageId })
  await callAs({ host: user.app.host, token }, markQuizAsAnsweredCorrectly, {
    contentElementId: question.contentElementId,
    contentElementQuizAnswerId: right?.contentElementQuizAnswerId ?? '',
  })
  await callAs({ host: user.app.host, token }, createHabitIntent, {
    habitId,
    trigger: 'nach dem Aufstehen',
    weekdays: ['MONDAY', 'THURSDAY'],
    notificationTime: '07:30:00',
  })
}

/** A user with a company's only seat, in an app of their own, with some progress. */
export const createPerson = async (testServer: TestServer): Promise<Person> => {
  const app = await testServer.createApp()
  const mark = randomUUID().slice(0, 8)
  const [firstName, lastName] = [`Quitta-${mark}`, `Birnbaum-${mark}`]
  const user = await testServer.createUser({ app, firstName, lastName })
  const { sponsorId, slug } = await testServer.createSponsor(app, { name: SPONSOR, availableSeats: 1 })
  await testServer.giveSeat(user, sponsorId)
  await live(testServer, user)
  return { user, firstName, lastName, sponsorPath: `/registrierung/s/${slug}` }
}
