import { enableUserAsAdmin } from '@wohlauf/contract/administration-users'
import { adminLogout, logout } from '@wohlauf/contract/authentication'
import { markBlogArticleAsRead } from '@wohlauf/contract/blog'
import {
  planPublicationOfBlogArticleAsManager,
  publishBlogArticleAsManager,
} from '@wohlauf/contract/blog-as-manager'
import { updateOrderOfBlogElementsAsManager } from '@wohlauf/contract/blog-elements-as-manager'
import {
  deleteContentElementAsManager,
  duplicateContentElementAsManager,
  updateDocumentElementAsManager,
  updateOrderOfContentElementsAsManager,
} from '@wohlauf/contract/content-elements-as-manager'
import {
  confirmPrivateMove,
  deleteDepartedAccount,
  requestDepartureExport,
  requestPrivateMove,
} from '@wohlauf/contract/departures'
import { updateOrderOfDocumentsAsManager } from '@wohlauf/contract/documents-as-manager'
import {
  planPublicationOfExperienceReportAsManager,
  publishExperienceReportAsManager,
  updateOrderOfExperienceReportsAsManager,
} from '@wohlauf/contract/experience-reports-as-manager'
import { addFavourite, removeFavourite } from '@wohlauf/contract/favourites'
import {
  markFeedbackMessageAsDoneAsManager,
  reopenFeedbackMessageAsManager,
} from '@wohlauf/contract/feedback-as-manager'
import {
  logUserGoalRatingRejection,
  markUserGoalAsCelebrated,
  rateUserGoalProgress,
} from '@wohlauf/contract/goal-tracking'
import {
  createHabitIntent,
  createHabitLog,
  deleteHabitLog,
  disableHabitIntent,
  enableHabitIntent,
  endPauseOfHabitIntent,
  markMinRuntimeAsCelebrated,
  pauseHabitIntent,
} from '@wohlauf/contract/habits'
import { acceptLegalText } from '@wohlauf/contract/legal-consents'
import {
  confirmAcknowledgement,
  confirmExerciseOfModulePage,
  getModule,
  markModuleAsCompleted,
  markModuleAsMostRecentlySeen,
  markModulePageAsSeen,
  markQuizAsAnsweredCorrectly,
  markQuizAsAnsweredIncorrectly,
  retractExerciseOfModulePage,
} from '@wohlauf/contract/modules'
import {
  enableModuleAsManager,
  enableModulePageAsManager,
  updateOrderOfModulePagesAsManager,
  updateOrderOfModulesAsManager,
} from '@wohlauf/contract/modules-as-manager'
import { publishTipAsManager, updateOrderOfTipsAsManager } from '@wohlauf/contract/nutrition-diary-as-manager'
import { markOnboardingAsCompleted } from '@wohlauf/contract/onboarding'
import type { AnyOperation } from '@wohlauf/contract/operation'
import {
  planPublicationOfRecipeAsManager,
  publishRecipeAsManager,
  updateOrderOfRecipesAsManager,
} from '@wohlauf/contract/recipes-as-manager'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import {
  generateRegistrationLinkAsManager,
  resendInviteAsManager,
  revokeSeatAsManager,
  updateRulesOfRegistrationLinkAsManager,
} from '@wohlauf/contract/sponsor-seats'
import { removeSecondFactorOfUserAsAdmin } from '@wohlauf/contract/staff-security'
import {
  confirmEmailAddressChange,
  confirmPasswordReset,
  confirmUserRegistration,
  giveHealthConsent,
  registerUserForSponsor,
  requestDataExport,
  stopEmailAddressChange,
  stopEmailReminders,
  withdrawHealthConsent,
} from '@wohlauf/contract/user-management'
import { markLevelAsCelebrated } from '@wohlauf/contract/user-progress'
import type { LinkPurpose } from '../contexts/user-management/rules/link-life.ts'
import type { NewPage } from '../testing/content.ts'
import { acknowledgement, quiz } from '../testing/content-elements.ts'
import type { TestServer } from '../testing/test-server.ts'
import { type LISTS, wholeList } from './arrange.ts'
import { callOptionsOf } from './every-operation.ts'
import { sampleInput } from './sample-input.ts'
import { arrangeSecondFactor, isOfSecondFactor, managerWithSecondFactor } from './second-factor-samples.ts'
import { freshLink, type World } from './world.ts'

/** A call that succeeds and changes data, in a world of its own. */
export type EffectiveSample = {
  input: Record<string, unknown>
  callOptions: { host: string; token: string | null }
  /** What the call is about besides its input, for queries that need it as their input. */
  about: Record<string, unknown>
}

/** Prepares the world, and returns what differs from the usual input and caller. */
type Preparation = (
  testServer: TestServer,
  world: World,
) => Promise<{ input?: Record<string, unknown>; about?: Record<string, unknown>; token?: string }>

const idOfLearner = ({ learner }: World) => learner.id
const idOfModule = ({ tenantIds }: World) => tenantIds.moduleId
const idOfTip = ({ tenantIds }: World) => tenantIds.nutritionDiaryTipId
const idOfRecipe = ({ tenantIds }: World) => tenantIds.recipeId
const idOfReport = ({ tenantIds }: World) => tenantIds.experienceReportId
const idOfArticle = ({ tenantIds }: World) => tenantIds.blogArticleId
const idOfPage = ({ tenantIds }: World) => tenantIds.modulePageId

const nothing: Preparation = async () => ({})

const inDatabase =
  (text: string, id: (world: World) => string | undefined): Preparation =>
  async ({ adminPool }, world) => {
    await adminPool.query(text, [id(world)])
    return {}
  }

const withLink =
  (purpose: LinkPurpose): Preparation =>
  async (testServer, world) => ({ input: { confirmationToken: await freshLink(testServer, world, purpose) } })

/** A seat whose account is kept for some days. */
const withUsedSeat: Preparation = async (testServer, { app, sponsor }) => {
  await testServer.adminPool.query('UPDATE app SET grace_days_after_revoking = 14 WHERE app_id = $1', [
    app.appId,
  ])
  const user = await testServer.createUser({ app })
  await testServer.giveSeat(user, sponsor.sponsorId)
  const { rows } = await testServer.adminPool.query('SELECT id FROM seat WHERE account_id = $1', [user.id])
  return { input: { usedSeatId: rows[0]?.id, status: 'ACCEPTED', graceDaysAfterRevoking: 14 } }
}

/** By the links of somebody who has lost the seat, whose page is asked for too. */
const ofLeaver =
  (purpose: LinkPurpose = 'DEPARTURE'): Preparation =>
  async (testServer, world) => {
    const leaver = { ...world, learner: await testServer.createUser({ app: world.app }) }
    const about = { confirmationToken: await freshLink(testServer, leaver, 'DEPARTURE') }
    const input =
      purpose === 'DEPARTURE' ? about : { confirmationToken: await freshLink(testServer, leaver, purpose) }
    return { input, about }
  }

/** A module that the learner has just opened; its first page is the given one. */
const withPageToRead =
  (page: NewPage, before: readonly AnyOperation[] = []): Preparation =>
  async (testServer, world) => {
    const { moduleId, pages } = await testServer.createModule(world.app, { pages: [page, {}] })
    const input = {
      modulePageId: pages[0]?.modulePageId,
      contentElementId: pages[0]?.elements[0]?.contentElementId,
      contentElementQuizAnswerId: undefined,
    }
    const as = callOptionsOf(getModule, world)
    testServer.clock.advance(1000)
    for (const operation of [markModuleAsMostRecentlySeen, ...before]) {
      const { refusal } = await testServer.call(operation, { moduleId, ...input }, as)
      if (refusal) throw new Error(`${operation.name} could not be prepared: ${refusal.identifier}`)
    }
    // The search finds the titles of its pages.
    return { input, about: { moduleId, text: 'Seite' } }
  }

const markAsOpened: Preparation = async (testServer, world) => {
  const { moduleId } = world.tenantIds
  await testServer.call(
    markModuleAsMostRecentlySeen,
    { moduleId: moduleId ?? '' },
    callOptionsOf(getModule, world),
  )
  return {}
}

/** After another call with its usual input. */
const after =
  (operation: AnyOperation): Preparation =>
  async (testServer, world) => {
    await testServer.call(operation, sampleInput(operation, world), callOptionsOf(operation, world))
    return {}
  }

const onDocumentElement: Preparation = async (_testServer, { elementIds }) => ({
  input: { contentElementId: elementIds.DOCUMENT },
})

const withAnotherDocument: Preparation = async (testServer, { app }) => ({
  input: { idOfReferencedDocument: (await testServer.createDocument(app)).documentId },
})

/** Each kind of list in reverse order; there must be two rows of it first. */
const inOtherOrder =
  (
    list: keyof typeof LISTS,
    addAnother: (testServer: TestServer, world: World) => Promise<Record<string, unknown>>,
  ): Preparation =>
  async (testServer, world) => {
    const about = await addAnother(testServer, world)
    const ids = await wholeList(testServer, world, list, Object.values(about).at(-1))
    return { input: { ...about, [list]: ids.reverse() }, about }
  }

const afterReachingGoal: Preparation = async (testServer, world) => {
  const [rating] = sampleInput(rateUserGoalProgress, world).userGoalProgresses as [object]
  const input = { userGoalProgresses: [{ ...rating, userGoalProgressScore: 10 }] }
  await testServer.call(
    rateUserGoalProgress as AnyOperation,
    input,
    callOptionsOf(rateUserGoalProgress, world),
  )
  return {}
}

/** The points for rating goals are due again. */
const withLastAwardLongAgo = inDatabase(
  `UPDATE health_point_entry SET subject = 'long ago', created_at = '2020-01-01'
   WHERE user_id = $1 AND reason = 'goals-rated'`,
  idOfLearner,
)

const remindByEmail = inDatabase(
  `UPDATE app_user SET notification_settings = '{EMAIL_HABIT_REMINDER}' WHERE id = $1`,
  idOfLearner,
)

/**
 * For operations whose usual input would be refused or change nothing; one for each kind of row that they
 * change.
 */
const PREPARATIONS = new Map<AnyOperation, readonly Preparation[]>([
  [enableUserAsAdmin, [inDatabase('UPDATE app_user SET is_disabled = true WHERE id = $1', idOfLearner)]],
  [logout, [async (testServer, { learner }) => ({ token: await testServer.signIn(learner) })]],
  [adminLogout, [async (_testServer, { tokens }) => ({ token: tokens.admin ?? '' })]],
  [markModulePageAsSeen, [withPageToRead({})]],
  [markQuizAsAnsweredCorrectly, [withPageToRead({ elements: [quiz()] })]],
  [markQuizAsAnsweredIncorrectly, [withPageToRead({ elements: [quiz()] })]],
  [confirmAcknowledgement, [withPageToRead({ elements: [acknowledgement()] })]],
  [confirmExerciseOfModulePage, [withPageToRead({ isExerciseIncluded: true })]],
  [
    retractExerciseOfModulePage,
    [withPageToRead({ isExerciseIncluded: true }, [confirmExerciseOfModulePage])],
  ],
  [markModuleAsCompleted, [markAsOpened]],
  [enableModuleAsManager, [inDatabase('UPDATE module SET is_enabled = false WHERE id = $1', idOfModule)]],
  [
    enableModulePageAsManager,
    [inDatabase('UPDATE module_page SET is_enabled = false WHERE id = $1', idOfPage)],
  ],
  [updateOrderOfModulesAsManager, [inOtherOrder('sortedIdsOfModules', async () => ({}))]],
  [
    updateOrderOfModulePagesAsManager,
    [
      inOtherOrder('sortedIdsOfModulePages', async (testServer, { app }) => ({
        moduleId: (await testServer.createModule(app, { pages: [{}, {}] })).moduleId,
      })),
    ],
  ],
  [
    updateOrderOfContentElementsAsManager,
    [
      inOtherOrder('sortedIdsOfContentElements', async (_testServer, { tenantIds }) => ({
        modulePageId: tenantIds.modulePageId,
      })),
    ],
  ],
  [
    updateOrderOfDocumentsAsManager,
    [
      inOtherOrder('sortedIdsOfDocuments', async (testServer, { app }) => {
        await testServer.createDocument(app)
        return {}
      }),
    ],
  ],
  [publishRecipeAsManager, [inDatabase('UPDATE recipe SET is_enabled = false WHERE id = $1', idOfRecipe)]],
  [
    planPublicationOfRecipeAsManager,
    [inDatabase('UPDATE recipe SET is_enabled = false WHERE id = $1', idOfRecipe)],
  ],
  [
    updateOrderOfRecipesAsManager,
    [
      inOtherOrder('sortedIdsOfRecipes', async (testServer, { app }) => {
        await testServer.createRecipe(app)
        return {}
      }),
    ],
  ],
  [
    publishExperienceReportAsManager,
    [inDatabase('UPDATE experience_report SET is_enabled = false WHERE id = $1', idOfReport)],
  ],
  [
    planPublicationOfExperienceReportAsManager,
    [inDatabase('UPDATE experience_report SET is_enabled = false WHERE id = $1', idOfReport)],
  ],
  [
    updateOrderOfExperienceReportsAsManager,
    [
      inOtherOrder('sortedIdsOfExperienceReports', async (testServer, { app }) => {
        await testServer.createExperienceReport(app)
        return {}
      }),
    ],
  ],
  [
    planPublicationOfBlogArticleAsManager,
    [inDatabase('UPDATE blog_article SET is_enabled = false WHERE id = $1', idOfArticle)],
  ],
  [
    publishBlogArticleAsManager,
    [inDatabase('UPDATE blog_article SET is_enabled = false WHERE id = $1', idOfArticle)],
  ],
  [
    updateOrderOfBlogElementsAsManager,
    [
      async (testServer, world) => {
        const about = { blogArticleId: world.tenantIds.blogArticleId }
        const rows = 'sortedIdsOfContentElements of an article'
        const ids = await wholeList(testServer, world, rows, about.blogArticleId)
        return { input: { ...about, sortedIdsOfContentElements: ids.reverse() }, about }
      },
    ],
  ],
  [
    markBlogArticleAsRead,
    [inDatabase(`UPDATE app_user SET created_at = '2020-01-01' WHERE id = $1`, idOfLearner)],
  ],
  [deleteContentElementAsManager, [nothing, onDocumentElement]],
  [duplicateContentElementAsManager, [nothing, onDocumentElement]],
  [updateDocumentElementAsManager, [nothing, withAnotherDocument]],
  [
    markOnboardingAsCompleted,
    [inDatabase('UPDATE app_user SET has_completed_onboarding = false WHERE id = $1', idOfLearner)],
  ],
  [
    markLevelAsCelebrated,
    [inDatabase('UPDATE user_progress SET health_points = 300 WHERE user_id = $1', idOfLearner)],
  ],
  [
    giveHealthConsent,
    [inDatabase('UPDATE app_user SET health_consent_version = NULL WHERE id = $1', idOfLearner)],
  ],
  [
    acceptLegalText,
    [
      inDatabase(
        `INSERT INTO consent (app_id, user_id, kind, text_version, given_at)
         SELECT app_id, id, 'TERMS_OF_USE', '2020-01-01', '2020-01-01' FROM app_user WHERE id = $1`,
        idOfLearner,
      ),
    ],
  ],
  // The one that a module proposes.
  [withdrawHealthConsent, [after(createHabitIntent)]],
  [deleteHabitLog, [after(createHabitLog)]],
  [enableHabitIntent, [after(disableHabitIntent)]],
  [endPauseOfHabitIntent, [after(pauseHabitIntent)]],
  [
    markMinRuntimeAsCelebrated,
    [inDatabase('UPDATE habit_intent SET min_runtime_earned_at = now() WHERE user_id = $1', idOfLearner)],
  ],
  [
    publishTipAsManager,
    [inDatabase('UPDATE nutrition_diary_tip SET is_enabled = false WHERE id = $1', idOfTip)],
  ],
  [
    updateOrderOfTipsAsManager,
    [
      inOtherOrder('sortedIdsOfTips', async (testServer, { app }) => {
        await testServer.createTips(app, 1)
        return {}
      }),
    ],
  ],
  [rateUserGoalProgress, [withLastAwardLongAgo]],
  [markUserGoalAsCelebrated, [afterReachingGoal]],
  [
    logUserGoalRatingRejection,
    [inDatabase('DELETE FROM user_goal_rating_rejection WHERE user_id = $1', idOfLearner)],
  ],
  [
    removeSecondFactorOfUserAsAdmin,
    [async (testServer, world) => ({ input: { userId: await managerWithSecondFactor(testServer, world) } })],
  ],
  [removeFavourite, [after(addFavourite)]],
  [reopenFeedbackMessageAsManager, [after(markFeedbackMessageAsDoneAsManager)]],
  [revokeSeatAsManager, [nothing, withUsedSeat]],
  [
    resendInviteAsManager,
    [
      inDatabase(
        `UPDATE seat SET updated_at = '2020-01-01' WHERE id = $1`,
        ({ tenantIds }) => tenantIds.usedSeatId,
      ),
    ],
  ],
  [
    generateRegistrationLinkAsManager,
    [
      inDatabase(
        'UPDATE sponsor SET registration_link_slug = NULL WHERE id = $1',
        ({ tenantIds }) => tenantIds.sponsorId,
      ),
    ],
  ],
  // It ended the day before, so that the page of the link changes too.
  [
    updateRulesOfRegistrationLinkAsManager,
    [async (_testServer, { createdAt }) => ({ input: { endsOn: addDays(berlinDay(createdAt), -1) } })],
  ],
  [requestDataExport, [inDatabase('DELETE FROM data_export WHERE user_id = $1', idOfLearner)]],
  [registerUserForSponsor, [async () => ({ input: { emailAddress: 'noch-niemand@firma.example' } })]],
  [confirmUserRegistration, [withLink('REGISTRATION')]],
  [confirmPasswordReset, [withLink('PASSWORD_RESET')]],
  [confirmEmailAddressChange, [withLink('EMAIL_CHANGE')]],
  [stopEmailAddressChange, [withLink('STOP_EMAIL_CHANGE')]],
  [requestDepartureExport, [ofLeaver()]],
  [requestPrivateMove, [ofLeaver()]],
  [confirmPrivateMove, [ofLeaver('PRIVATE_MOVE')]],
  [deleteDepartedAccount, [ofLeaver()]],
  [
    stopEmailReminders,
    [
      async (testServer, world) => {
        await remindByEmail(testServer, world)
        return withLink('STOP_EMAIL_REMINDERS')(testServer, world)
      },
    ],
  ],
])

const ofSecondFactor =
  (operation: AnyOperation): Preparation =>
  async (testServer, world) => {
    const { input, callOptions } = await arrangeSecondFactor(testServer, world, operation)
    return { input, token: callOptions.token }
  }

const preparationsFor = (operation: AnyOperation): readonly Preparation[] =>
  PREPARATIONS.get(operation) ?? [isOfSecondFactor(operation) ? ofSecondFactor(operation) : nothing]

/**
 * Calls of an operation that succeed and change data, as many as needed to cover everything that it can
 * change.
 */
export const effectiveSamples = (
  testServer: TestServer,
  operation: AnyOperation,
): ((world: World) => Promise<EffectiveSample>)[] =>
  preparationsFor(operation).map((prepare) => async (world) => {
    const { input = {}, about = {}, token } = await prepare(testServer, world)
    const callOptions = callOptionsOf(operation, world)
    return {
      input: { ...sampleInput(operation, world), ...input },
      about,
      callOptions: token === undefined ? callOptions : { ...callOptions, token },
    }
  })
