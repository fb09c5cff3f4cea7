import type { Role } from '@wohlauf/contract/features'
import { createHabitIntent } from '@wohlauf/contract/habits'
import {
  confirmAcknowledgement,
  confirmExerciseOfModulePage,
  markModulePageAsSeen,
  markQuizAsAnsweredCorrectly,
} from '@wohlauf/contract/modules'
import type { Audience } from '@wohlauf/contract/operation'
import { acknowledgement, picture, quiz } from '../testing/content-elements.ts'
import type { TestApp, TestUser } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

/** A tenant in which there is one of everything, and someone who has used all of it. */
export type World = {
  app: TestApp
  learner: TestUser
  /** A session for every audience; null where none is needed. */
  tokens: Record<Audience, string | null>
  /** Whose every id may be sent, by the field's name; rows of the tenant, then rows of the learner. */
  tenantIds: Record<string, string>
  ownIds: Record<string, string>
  elementIds: { quiz: string; acknowledgement: string }
  adminEmailAddress: string
}

const succeed = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`the world could not be made: ${status} ${JSON.stringify(body)}`)
  return body
}

export const createWorld = async (house: TestServer): Promise<World> => {
  const app = await house.createApp()
  const signedIn = async (role: Role) => house.signIn(await house.createUser({ app, role }))
  const learner = await house.createUser({ app })
  const token = await house.signIn(learner)
  const admin = await house.createAdmin()

  const [habitId, startedHabitId] = [await house.createHabit(app), await house.createHabit(app)]
  const { documentId } = await house.createDocument(app)
  const question = quiz()
  const elements = [question, acknowledgement(), picture()]
  const { moduleId, imageId, pages } = await house.createModule(app, {
    pages: [{ isExerciseIncluded: true, elements: [...elements, { ...picture(), habitId, documentId }] }],
  })
  const [page] = pages
  const [quizElement, acknowledgementElement] = page?.elements ?? []
  if (!page || !quizElement || !acknowledgementElement || question.content.type !== 'QUIZ')
    throw new Error('the module is not as it was asked for')
  const { modulePageId } = page
  const [rightAnswer] = question.content.possibleAnswers
  const contentElementQuizAnswerId = rightAnswer?.contentElementQuizAnswerId ?? ''
  const elementIds = {
    quiz: quizElement.contentElementId,
    acknowledgement: acknowledgementElement.contentElementId,
  }

  const options = { token, host: app.host }
  const { habitIntentId } = (await succeed(
    house.call(
      createHabitIntent,
      { habitId: startedHabitId, weekdays: ['MONDAY'], notificationTime: '08:30:00', trigger: null },
      options,
    ),
  )) as { habitIntentId: string }
  await succeed(house.call(confirmExerciseOfModulePage, { modulePageId }, options))
  await succeed(
    house.call(
      markQuizAsAnsweredCorrectly,
      { contentElementId: elementIds.quiz, contentElementQuizAnswerId },
      options,
    ),
  )
  await succeed(house.call(confirmAcknowledgement, { contentElementId: elementIds.acknowledgement }, options))
  await succeed(house.call(markModulePageAsSeen, { modulePageId }, options))

  return {
    app,
    learner,
    tokens: {
      anyone: null,
      user: token,
      learner: token,
      'app-manager': await signedIn('ROLE_APP_MANAGER'),
      'sponsor-manager': await signedIn('ROLE_SPONSOR_MANAGER'),
      admin: await house.signInAdmin(admin),
    },
    tenantIds: { moduleId, modulePageId, contentElementQuizAnswerId, habitId, documentId, imageId },
    ownIds: { habitIntentId },
    elementIds,
    adminEmailAddress: admin.emailAddress,
  }
}
