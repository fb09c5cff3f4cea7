import { randomUUID } from 'node:crypto'
import { addFavourite } from '@wohlauf/contract/favourites/favourites'
import { createFeedbackMessage } from '@wohlauf/contract/feedback/feedback'
import { createUserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { createHabitIntent } from '@wohlauf/contract/habits/habits'
import {
  confirmAcknowledgement,
  confirmExerciseOfModulePage,
  markModulePageAsSeen,
  markQuizAsAnsweredCorrectly,
} from '@wohlauf/contract/modules/modules'
import type { Audience } from '@wohlauf/contract/operation'
import { revokeSeatAsManager } from '@wohlauf/contract/seats/revocation'
import { inviteSponsorManagersAsManager } from '@wohlauf/contract/seats/sponsors-as-manager'
import type { BlogElementType } from '@wohlauf/contract/values/elements/blog-elements'
import type { ContentElementType } from '@wohlauf/contract/values/elements/content-elements'
import type { Role } from '@wohlauf/contract/values/features'
import { WEEKDAYS } from '@wohlauf/contract/values/values'
import { oneOfEachBlogType } from '../testing/content/blog-elements.ts'
import { oneOfEach } from '../testing/content/content-elements.ts'
import { createReadingFigure } from '../testing/content/reading-figures.ts'
import { createHelpfulCount } from '../testing/people/feedback.ts'
import { createFullPerson } from '../testing/people/full-person.ts'
import type { TestApp, TestUser } from '../testing/people/people.ts'
import { createReportMonth } from '../testing/people/report.ts'
import type { TestSponsor } from '../testing/people/sponsors.ts'
import type { TestServer } from '../testing/test-server.ts'
import { anotherSession, failedJob, freshLink, plannedLegalText, unseenNotification } from './fresh-rows.ts'
import { listsWith } from './managed-lists.ts'

/** A tenant with one row of every kind, and a user who has used all of it. */
export type World = {
  app: TestApp
  /** The time of the test's clock; samples of its days and instants are near it. */
  createdAt: Date
  learner: TestUser
  /** A session for every audience; null where none is needed. */
  tokens: Record<Audience, string | null>
  /** The id to send for each field name; rows of the tenant, then rows of the learner. */
  tenantIds: Record<string, string>
  ownIds: Record<string, string>
  /** The published version of an item, by the item's id. */
  versionIds: Record<string, string>
  elementIds: Record<ContentElementType, string>
  blogElementIds: Record<BlogElementType, string>
  sponsor: TestSponsor
  adminEmailAddress: string
}

/** Lists of which the world needs a row that belongs to its other rows. */
const WITH_OTHER_ROWS = ['blogArticleId', 'documentId', 'habitId', 'moduleId', 'sponsorId']

const succeed = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`the world could not be created: ${status} ${JSON.stringify(body)}`)
  return body
}

export const createWorld = async (testServer: TestServer): Promise<World> => {
  const app = await testServer.createApp({ allowsPrivateMembers: true })
  const signedIn = async (role: Role, more: { sponsorId?: string } = {}) =>
    testServer.signIn(await testServer.createUser({ app, role, ...more }))
  const { user: learner, as } = await createFullPerson(testServer, 'Wanda', app)
  const { token } = as
  // The learner logs in, and an admin visits the account.
  await testServer.adminPool.query('DELETE FROM account_departure WHERE account_id = $1', [learner.id])
  const sponsor = await testServer.createSponsor(app, { availableSeats: 1000, statuses: ['INVITED'] })
  await createReportMonth(testServer, app, sponsor.sponsorId)
  const admin = await testServer.createAdmin()

  const idsOfLists: Record<string, string> = {}
  for (const [, { id, createRow }] of listsWith('createRow'))
    if (!WITH_OTHER_ROWS.includes(id)) idsOfLists[id] = await createRow(testServer, app)
  const [habitId, startedHabitId] = [await testServer.createHabit(app), await testServer.createHabit(app)]
  const { documentId } = await testServer.createDocument(app)
  const elements = oneOfEach({ habitId, documentId }).map((element) => ({ ...element, title: 'Ein Inhalt' }))
  const { moduleId, imageId, pages } = await testServer.createModule(app, {
    pages: [{ isExerciseIncluded: true, elements }],
  })
  const blogElements = oneOfEachBlogType()
  const { blogArticleId, elementIds: idsOfBlogElements } = await testServer.createBlogArticle(app, {
    elements: blogElements,
    idsOfPromotedModules: [moduleId],
  })
  const blogElementIds = Object.fromEntries(
    blogElements.map(({ content }, index) => [content.type, idsOfBlogElements[index]]),
  ) as World['blogElementIds']
  const [page] = pages
  const question = elements.find(({ content }) => content.type === 'QUIZ')?.content
  if (!page || question?.type !== 'QUIZ') throw new Error('the created module differs from the requested one')
  const { modulePageId } = page
  const [rightAnswer] = question.possibleAnswers
  const contentElementQuizAnswerId = rightAnswer?.contentElementQuizAnswerId ?? ''
  const elementIds = Object.fromEntries(
    page.elements.map(({ contentElementId, element }) => [element.content.type, contentElementId]),
  ) as World['elementIds']

  const options = { token, host: app.host }
  const { habitIntentId } = (await succeed(
    testServer.call(
      createHabitIntent,
      { habitId: startedHabitId, weekdays: [...WEEKDAYS], notificationTime: '08:30:00', trigger: null },
      options,
    ),
  )) as { habitIntentId: string }
  const { userGoalId } = (await succeed(
    testServer.call(createUserGoal, { title: 'Mehr Gemüse', initialScore: 3 }, options),
  )) as { userGoalId: string }
  await succeed(testServer.call(confirmExerciseOfModulePage, { modulePageId }, options))
  await succeed(
    testServer.call(
      markQuizAsAnsweredCorrectly,
      { contentElementId: elementIds.QUIZ, contentElementQuizAnswerId },
      options,
    ),
  )
  await succeed(
    testServer.call(confirmAcknowledgement, { contentElementId: elementIds.ACKNOWLEDGEMENT }, options),
  )
  await succeed(testServer.call(markModulePageAsSeen, { modulePageId }, options))
  await freshLink(testServer, { app, learner, sponsor }, 'INVITATION')
  const revoking = await testServer.createSponsor(app, { statuses: ['INVITED'] })
  await succeed(
    testServer.call(
      revokeSeatAsManager,
      { usedSeatId: revoking.seats[0]?.seatId ?? '' },
      { token: await signedIn('ROLE_APP_MANAGER'), host: app.host },
    ),
  )
  await succeed(
    testServer.call(
      inviteSponsorManagersAsManager,
      { sponsorId: sponsor.sponsorId, emailAddresses: [`${randomUUID()}@firma.example`] },
      { token: await signedIn('ROLE_APP_MANAGER'), host: app.host },
    ),
  )
  const notificationId = await unseenNotification(testServer, habitIntentId)
  await createHelpfulCount(testServer, app.appId, modulePageId)
  await createReadingFigure(testServer, app.appId, {
    moduleId,
    modulePageId,
    contentElementId: elementIds.QUIZ ?? '',
  })
  await testServer.adminPool.query(`INSERT INTO app_branding (app_id, colour) VALUES ($1, '#3a785c')`, [
    app.appId,
  ])

  await succeed(testServer.call(addFavourite, { kind: 'DOCUMENT', itemId: documentId }, options))
  const report = { kind: 'EXPERIENCE_REPORT', itemId: idsOfLists.experienceReportId ?? '' } as const
  await succeed(testServer.call(addFavourite, report, options))
  await succeed(
    testServer.call(
      createFeedbackMessage,
      { kind: 'MODULE_PAGE', itemId: modulePageId, reason: 'FAULT', message: 'Ein Tippfehler.' },
      options,
    ),
  )
  const { rows: messages } = await testServer.adminPool.query(
    'SELECT id FROM feedback_message WHERE module_page_id = $1',
    [modulePageId],
  )

  const { rows: versions } = await testServer.adminPool.query<{ id: string; itemId: string }>(
    'SELECT id, coalesce(module_id, recipe_id, blog_article_id, experience_report_id) AS "itemId" FROM published_version WHERE app_id = $1 AND is_current',
    [app.appId],
  )

  const { rows: diary } = await testServer.adminPool.query(
    'SELECT entry_id AS "nutritionDiaryEntryId", tip_id AS "nutritionDiaryTipId" FROM nutrition_diary_tip_receipt WHERE user_id = $1',
    [learner.id],
  )
  const { nutritionDiaryEntryId, nutritionDiaryTipId } = diary[0] ?? {}

  return {
    app,
    createdAt: testServer.clock.now(),
    learner,
    tokens: {
      anyone: null,
      user: token,
      learner: token,
      'app-manager': await signedIn('ROLE_APP_MANAGER'),
      'sponsor-manager': await signedIn('ROLE_SPONSOR_MANAGER', { sponsorId: sponsor.sponsorId }),
      manager: await signedIn('ROLE_APP_MANAGER'),
      admin: await testServer.signInAdmin(admin),
    },
    tenantIds: {
      ...idsOfLists,
      appId: app.appId,
      ofAppId: app.appId,
      moduleId,
      modulePageId,
      contentElementQuizAnswerId,
      habitId,
      documentId,
      blogArticleId,
      imageId,
      nutritionDiaryTipId,
      feedbackMessageId: messages[0]?.id,
      sponsorId: sponsor.sponsorId,
      departureId: await testServer.giveDeparture(await testServer.createUser({ app }), sponsor.sponsorId),
      usedSeatId: sponsor.seats[0]?.seatId ?? '',
      jobId: await failedJob(testServer, app.appId),
      legalTextId: await plannedLegalText(testServer, app.appId, '2100-01-01'),
    },
    versionIds: Object.fromEntries(versions.map(({ id, itemId }) => [itemId, id])),
    ownIds: {
      habitIntentId,
      notificationId,
      nutritionDiaryEntryId,
      userGoalId,
      sessionId: await anotherSession(testServer, learner),
    },
    elementIds,
    blogElementIds,
    sponsor,
    adminEmailAddress: admin.emailAddress,
  }
}
