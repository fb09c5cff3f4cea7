import { randomUUID } from 'node:crypto'
import type { Role } from '@wohlauf/contract/features'
import { createHabitIntent } from '@wohlauf/contract/habits'
import {
  confirmAcknowledgement,
  confirmExerciseOfModulePage,
  markModulePageAsSeen,
  markQuizAsAnsweredCorrectly,
} from '@wohlauf/contract/modules'
import type { Audience } from '@wohlauf/contract/operation'
import { seat } from '../contexts/sponsors/tables.ts'
import { createLink } from '../contexts/user-management/mailed-links.ts'
import type { LinkPurpose } from '../contexts/user-management/rules/link-life.ts'
import { inTenant } from '../platform/database/transaction.ts'
import { hashToken } from '../platform/sessions/token.ts'
import { acknowledgement, picture, quiz } from '../testing/content-elements.ts'
import { createFullPerson } from '../testing/full-person.ts'
import type { TestApp, TestUser } from '../testing/people.ts'
import type { TestSponsor } from '../testing/sponsors.ts'
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
  sponsor: TestSponsor
  adminEmailAddress: string
}

const succeed = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`the world could not be made: ${status} ${JSON.stringify(body)}`)
  return body
}

/** @returns the id of a session that nobody uses */
export const anotherSession = async (house: TestServer, user: TestUser): Promise<string> => {
  const tokenHash = hashToken(await house.signIn(user))
  const { rows } = await house.adminPool.query('SELECT id FROM session WHERE token_hash = $1', [tokenHash])
  return rows[0]?.id ?? ''
}

/** A living link of each kind; its token, once used, opens nothing more. */
export const freshLink = (
  house: TestServer,
  { app, learner, sponsor }: Pick<World, 'app' | 'learner' | 'sponsor'>,
  purpose: LinkPurpose,
): Promise<string> =>
  inTenant(house.pool, { appId: app.appId, userId: null, reach: 'app' }, async (tx) => {
    const now = house.clock.now()
    const emailAddress = `${randomUUID()}@firma.example`
    const isOfSeat = purpose === 'INVITATION' || purpose === 'REGISTRATION'
    const seatId = randomUUID()
    const subject = isOfSeat ? { seatId } : { accountId: learner.id, emailAddress }
    if (isOfSeat)
      await tx.insert(seat).values({
        id: seatId,
        sponsorId: sponsor.sponsorId,
        emailAddress,
        status: 'INVITED',
        createdAt: now,
        updatedAt: now,
      })
    const linkId = await createLink(tx, house.services, app.appId, { purpose, ...subject }, now)
    return house.services.linkToken(app.appId, linkId)
  })

export const createWorld = async (house: TestServer): Promise<World> => {
  const app = await house.createApp()
  const signedIn = async (role: Role, more: { sponsorId?: string } = {}) =>
    house.signIn(await house.createUser({ app, role, ...more }))
  const { user: learner, as } = await createFullPerson(house, 'Wanda', app)
  const { token } = as
  const sponsor = await house.createSponsor(app, { availableSeats: 1000, statuses: ['INVITED'] })
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
  await freshLink(house, { app, learner, sponsor }, 'INVITATION')

  return {
    app,
    learner,
    tokens: {
      anyone: null,
      user: token,
      learner: token,
      'app-manager': await signedIn('ROLE_APP_MANAGER'),
      'sponsor-manager': await signedIn('ROLE_SPONSOR_MANAGER', { sponsorId: sponsor.sponsorId }),
      manager: await signedIn('ROLE_APP_MANAGER'),
      admin: await house.signInAdmin(admin),
    },
    tenantIds: {
      moduleId,
      modulePageId,
      contentElementQuizAnswerId,
      habitId,
      documentId,
      imageId,
      sponsorId: sponsor.sponsorId,
    },
    ownIds: { habitIntentId, sessionId: await anotherSession(house, learner) },
    elementIds,
    sponsor,
    adminEmailAddress: admin.emailAddress,
  }
}
