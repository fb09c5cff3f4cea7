import { randomBytes, randomUUID } from 'node:crypto'
import { markBlogArticleAsRead } from '@wohlauf/contract/blog/blog'
import { createCalendarFeed } from '@wohlauf/contract/calendar-feed/calendar-feed'
import { addFavourite } from '@wohlauf/contract/favourites/favourites'
import { createFeedbackMessage, setHelpfulVote } from '@wohlauf/contract/feedback/feedback'
import {
  createUserGoal,
  logUserGoalRatingRejection,
  rateUserGoalProgress,
} from '@wohlauf/contract/goal-tracking/goal-tracking'
import {
  createHabitIntent,
  createHabitLog,
  pauseHabitIntent,
  updateHabitIntent,
} from '@wohlauf/contract/habits/habits'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { markModulePageAsSeen, markQuizAsAnsweredCorrectly } from '@wohlauf/contract/modules/modules'
import { requestDataExport } from '@wohlauf/contract/own-data/data-export'
import { giveHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { acceptPushNotifications } from '@wohlauf/contract/push-notifications/push-notifications'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import { WEEKDAYS } from '@wohlauf/contract/values/values'
import { TABLES } from '../../composition/required-database.ts'
import { quiz, richText } from '../content/content-elements.ts'
import type { TestServer } from '../test-server.ts'
import { createDiarist, pictureFile } from './diary.ts'
import { createLearner, type Learner } from './learner.ts'
import type { TestApp } from './people.ts'

export type FullPerson = Learner & { firstName: string; lastName: string }

type Table = { name: string; column: string }

/** Every table whose rows belong to a user, and the column with the user's id. */
export const tablesOfPeople = (): Table[] =>
  Object.entries(TABLES).flatMap(([name, { person }]) => (person ? [{ name, column: person }] : []))

/** Logged today and years ago, with other weekdays than before, then paused. */
const keepHabit = async (testServer: TestServer, habitId: string, as: Learner['as']) => {
  const plan = { trigger: 'nach dem Frühstück', notificationTime: '07:30:00' }
  const creation = await testServer.call(createHabitIntent, { habitId, ...plan, weekdays: [...WEEKDAYS] }, as)
  const { habitIntentId } = creation.body
  const { adminPool, clock } = testServer
  const today = berlinDay(clock.now())
  await adminPool.query('UPDATE habit_intent SET started_on = $1 WHERE id = $2', [
    addDays(today, -1),
    habitIntentId,
  ])
  await adminPool.query(
    `INSERT INTO notification (app_id, user_id, habit_intent_id, reminded_on, created_at)
     SELECT app_id, user_id, id, $1, $2 FROM habit_intent WHERE id = $3`,
    [addDays(today, 1), clock.now(), habitIntentId],
  )
  await adminPool.query(
    `INSERT INTO habit_month (app_id, user_id, habit_intent_id, run, month, done, planned)
     SELECT app_id, user_id, id, run, '2020-01', 8, 10 FROM habit_intent WHERE id = $1`,
    [habitIntentId],
  )
  return [
    creation,
    await testServer.call(createHabitLog, { habitIntentId }, as),
    await testServer.call(updateHabitIntent, { habitIntentId, ...plan, weekdays: ['MONDAY', 'FRIDAY'] }, as),
    await testServer.call(pauseHabitIntent, { habitIntentId, pausedUntil: today }, as),
  ]
}

/** An entry with a picture, which has brought a tip. */
const keepDiary = async (testServer: TestServer, learner: Learner) => {
  await testServer.createTips(learner.app, 1)
  const { create } = await createDiarist(testServer, learner)
  return create({ description: 'Linsensuppe mit Brot', meal: 'LUNCH', picture: await pictureFile(60, 40) })
}

/** Rated a second time, and the question for the next rating declined. */
const pursueGoal = async (testServer: TestServer, as: Learner['as']) => {
  const creation = await testServer.call(createUserGoal, { title: 'Weniger Süßes', initialScore: 3 }, as)
  const { userGoalId } = creation.body
  return [
    creation,
    await testServer.call(
      rateUserGoalProgress,
      { userGoalProgresses: [{ userGoalId, userGoalProgressScore: 5 }] },
      as,
    ),
    await testServer.call(logUserGoalRatingRejection, {}, as),
  ]
}

/** A saved module, an answer to 'War das hilfreich?', and a fault reported under their own name. */
const addFavouritesAndFeedback = async (
  testServer: TestServer,
  { moduleId, modulePageId }: { moduleId: string; modulePageId: string },
  as: Learner['as'],
) => {
  const page = { kind: 'MODULE_PAGE', itemId: modulePageId } as const
  const fault = { reason: 'FAULT', message: 'Auf dieser Seite fehlt ein Wort.', isNamed: true } as const
  return [
    await testServer.call(addFavourite, { kind: 'MODULE', itemId: moduleId }, as),
    await testServer.call(setHelpfulVote, { ...page, isHelpful: true }, as),
    await testServer.call(createFeedbackMessage, { ...page, ...fault }, as),
  ]
}

const act = async (testServer: TestServer, learner: Learner): Promise<void> => {
  const { app, as } = learner
  const habitId = await testServer.createHabit(app, { title: 'Wasser trinken' })
  const module = await testServer.createModule(app, {
    title: 'Gut ankommen',
    pages: [
      { title: 'Der Anfang', elements: [richText()] },
      { title: 'Die Frage', elements: [quiz()] },
    ],
  })
  const [first, second] = module.pages
  const question = second?.elements[0]
  if (!first || question?.element.content.type !== 'QUIZ') throw new Error('the module was not written')
  const { contentElementId } = question
  const [answer] = question.element.content.possibleAnswers
  const contentElementQuizAnswerId = answer?.contentElementQuizAnswerId ?? ''
  const { blogArticleId } = await testServer.createBlogArticle(app, { title: 'Trinken leicht gemacht' })
  const answers = [
    await testServer.call(giveHealthConsent, { textVersion: HEALTH_DATA_CONSENT.version }, as),
    await testServer.call(markModulePageAsSeen, { modulePageId: first.modulePageId }, as),
    await testServer.call(markQuizAsAnsweredCorrectly, { contentElementId, contentElementQuizAnswerId }, as),
    await testServer.call(markBlogArticleAsRead, { blogArticleId }, as),
    await testServer.call(requestDataExport, {}, as),
    await testServer.call(
      acceptPushNotifications,
      { deviceIdentifier: 'ein-telefon', operatingSystem: 'android', pushNotificationToken: randomUUID() },
      as,
    ),
    ...(await keepHabit(testServer, habitId, as)),
    await testServer.call(createCalendarFeed, {}, as),
    await keepDiary(testServer, learner),
    ...(await pursueGoal(testServer, as)),
    ...(await addFavouritesAndFeedback(
      testServer,
      { moduleId: module.moduleId, modulePageId: first.modulePageId },
      as,
    )),
  ]
  const refusedAnswer = answers.find(({ refusal }) => refusal)
  if (refusedAnswer) throw new Error(`a step failed: ${refusedAnswer.refusal?.identifier}`)
}

/** Rows about a user created by others: a sponsor, an admin, or a waiting mail. */
const fill = async ({ adminPool, clock }: TestServer, { app, user }: Learner): Promise<void> => {
  const sponsorId = randomUUID()
  const now = clock.now()
  const soon = new Date(now.getTime() + 3_600_000)
  const { id, emailAddress } = user
  await adminPool.query(
    `INSERT INTO sponsor (app_id, id, name, available_seats) VALUES ($1, $2, 'Musterwerke AG', 5)`,
    [app.appId, sponsorId],
  )
  // A learner cannot set it up; a former manager may have begun to.
  await adminPool.query(
    `INSERT INTO second_factor (app_id, user_id, enrolment_id, sealed_secret, begun_at)
     VALUES ($1, $2, $3, 'sealed', $4)`,
    [app.appId, id, randomUUID(), now],
  )
  // A former manager may have published content.
  await adminPool.query(
    `INSERT INTO published_version_author (app_id, version_id, user_id)
     SELECT v.app_id, v.id, $2 FROM published_version v WHERE v.app_id = $1 AND NOT EXISTS (
       SELECT FROM published_version_author a WHERE a.app_id = v.app_id AND a.version_id = v.id) LIMIT 1`,
    [app.appId, id],
  )
  await adminPool.query(`INSERT INTO deleted_id (app_id, user_id, id, deleted_at) VALUES ($1, $2, $3, $4)`, [
    app.appId,
    id,
    randomUUID(),
    now,
  ])
  // A former manager may have begun to write a text.
  await adminPool.query(
    `INSERT INTO autosave (app_id, user_id, name, form_values, typed_at)
     VALUES ($1, $2, 'recipe-new', '{"name":"Suppe"}', $3)`,
    [app.appId, id, now],
  )
  await adminPool.query(
    `INSERT INTO seat (app_id, sponsor_id, email_address, status, account_id, created_at, updated_at)
     VALUES ($1, $2, $3, 'ACCEPTED', $4, $5, $5)`,
    [app.appId, sponsorId, emailAddress, id, now],
  )
  // A departure never exists beside a seat, but every table has a row.
  await adminPool.query(
    `INSERT INTO account_departure (app_id, id, sponsor_id, email_address, account_id, is_by_link, seat_created_at,
       seat_updated_at, revoked_at, ends_on)
     VALUES ($1, $2, $3, $4, $5, false, $6, $6, $6, '2099-12-31')`,
    [app.appId, randomUUID(), sponsorId, emailAddress, id, now],
  )
  await adminPool.query(
    `INSERT INTO seat_reservation (app_id, sponsor_id, email_address, started_at, network_key, confirmed_at)
     VALUES ($1, $2, $3, $4, $5, $4)`,
    [app.appId, sponsorId, emailAddress, now, randomBytes(32)],
  )
  await adminPool.query(
    `INSERT INTO mailed_link (app_id, purpose, token_hash, account_id, email_address, created_at, expires_at)
     VALUES ($1, 'EMAIL_CHANGE', $2, $3, $4, $5, $6)`,
    [app.appId, randomBytes(32), id, `neu-${emailAddress}`, now, soon],
  )
  await adminPool.query(
    `INSERT INTO account_request (app_id, kind, email_address, account_id, created_at) VALUES
     ($1, 'EMAIL_CHANGE', $2, $3, $4), ($1, 'PASSWORD_RESET', $5, NULL, $4)`,
    [app.appId, `neu-${emailAddress}`, id, now, emailAddress],
  )
  await adminPool.query(
    `INSERT INTO mail (app_id, account_id, kind, to_address, reply_to, params, created_at) VALUES
     ($1, $2, 'password-changed', $3, NULL, '{"reset": {"path": "/"}}', $4),
     ($1, NULL, 'support-message', 'support@anywhere.example', $3, $5, $4)`,
    [app.appId, id, emailAddress, now, { from: emailAddress }],
  )
  await adminPool.query(
    `INSERT INTO impersonation (token_hash, admin_id, of_app_id, of_user_id, issued_at, expires_at, used_at)
     VALUES ($1, $2, $3, $4, $5, $6, $5)`,
    [randomBytes(32), randomUUID(), app.appId, id, now, soon],
  )
}

/**
 * A learner with rows in every table that can have rows of a user: in an app of their own, unless one is given.
 * @throws when a new table with users' rows is not filled here
 */
export const createFullPerson = async (
  testServer: TestServer,
  name: string,
  app?: TestApp,
): Promise<FullPerson> => {
  const learner = await createLearner(testServer, app)
  const { user } = learner
  const [firstName, lastName] = [`Vorname${name}`, `Nachname${name}`]
  const emailAddress = `${name.toLowerCase()}@ganz-eigen.example`
  await testServer.adminPool.query(
    `UPDATE app_user SET first_name = $1, last_name = $2, email_address = $3, health_consent_version = NULL WHERE id = $4`,
    [firstName, lastName, emailAddress, user.id],
  )
  const person = { ...learner, user: { ...user, emailAddress }, firstName, lastName }
  await act(testServer, person)
  await fill(testServer, person)
  for (const { name: table, column } of tablesOfPeople()) {
    const { rowCount } = await testServer.adminPool.query(`SELECT FROM "${table}" WHERE "${column}" = $1`, [
      user.id,
    ])
    if (!rowCount)
      throw new Error(
        `testing/people/full-person.ts writes nothing into ${table}: add it, also to export and deletion`,
      )
  }
  return person
}
