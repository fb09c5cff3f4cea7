import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BLOG_ELEMENT_OPERATIONS } from '@wohlauf/contract/blog-elements-as-manager'
import { ELEMENT_OPERATIONS } from '@wohlauf/contract/content-elements-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { describe, expect, test } from 'vitest'

/**
 * A search for an operation's constant must find its tests: the test named after the operation imports it, or a line
 * of this table states the file that does, because one file tests what belongs together.
 */
const TESTED_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'conformance/managed-lists.ts': [
    'deleteBlogElementAsManager',
    'planPublicationOfBlogArticleAsManager',
    'planPublicationOfExperienceReportAsManager',
    'planPublicationOfRecipeAsManager',
    'updateOrderOfBlogElementsAsManager',
    'updateOrderOfContentElementsAsManager',
  ],
  'contexts/blog/operations/articles-as-manager.test.ts': [
    'createBlogArticleAsManager',
    'getBlogArticleAsManager',
    'getBlogArticlesAsManager',
    'getModulesForBlogAsManager',
    'publishBlogArticleAsManager',
    'unpublishBlogArticleAsManager',
    'updateBlogArticleAsManager',
  ],
  'contexts/experience-reports/operations/experience-reports.test.ts': [
    'createExperienceReportAsManager',
    'getExperienceReportDetails',
    'getExperienceReports',
    'getExperienceReportsAsManager',
    'publishExperienceReportAsManager',
    'unpublishExperienceReportAsManager',
    'updateExperienceReportAsManager',
    'updateOrderOfExperienceReportsAsManager',
  ],
  'contexts/favourites/operations/favourites.test.ts': [
    'addFavourite',
    'getFavouriteMarks',
    'getFavourites',
    'removeFavourite',
  ],
  'contexts/feedback/operations/feedback-messages-as-manager.test.ts': [
    'getFeedbackMessagesAsManager',
    'markFeedbackMessageAsDoneAsManager',
    'reopenFeedbackMessageAsManager',
  ],
  'contexts/feedback/operations/set-helpful-vote-command.test.ts': [
    'getHelpfulCountsAsManager',
    'getHelpfulVotes',
  ],
  'contexts/goal-tracking/operations/get-user-goal-progress-query.test.ts': [
    'deleteUserGoal',
    'logUserGoalRatingRejection',
    'markUserGoalAsCelebrated',
    'updateUserGoal',
  ],
  'contexts/goal-tracking/operations/goal-proposals-as-manager.test.ts': [
    'createUserGoalProposalAsManager',
    'deleteUserGoalProposalAsManager',
    'getUserGoalProposals',
    'getUserGoalProposalsAsManager',
    'updateUserGoalProposalAsManager',
  ],
  'testing/recipes.ts': [
    'createRecipeAsManager',
    'getRecipeDetails',
    'getRecipes',
    'getRecipesAsManager',
    'publishRecipeAsManager',
    'unpublishRecipeAsManager',
    'updateRecipeAsManager',
  ],
  'contexts/recipes/operations/recipes.test.ts': ['updateOrderOfRecipesAsManager'],
  'contexts/habits/min-runtime-points.test.ts': ['markMinRuntimeAsCelebrated'],
  'contexts/habits/operations/create-habit-log-command.test.ts': ['deleteHabitLog'],
  'contexts/habits/operations/get-habit-look-back-query.test.ts': ['getHabits'],
  'contexts/habits/operations/habits-as-manager.test.ts': [
    'createHabitAsManager',
    'getHabitsAsManager',
    'updateHabitAsManager',
  ],
  'contexts/habits/operations/pause-habit-intent-command.test.ts': ['endPauseOfHabitIntent'],
  'contexts/habits/operations/update-habit-intent-command.test.ts': [
    'disableHabitIntent',
    'enableHabitIntent',
  ],
  'contexts/legal/operations/get-legal-text-query.test.ts': ['getLegalVersions'],
  'contexts/legal/operations/legal-texts-as-admin.test.ts': [
    'createLegalTextAsAdmin',
    'deleteLegalTextAsAdmin',
    'getLegalTextsAsAdmin',
    'updateLegalTextAsAdmin',
  ],
  'contexts/user-management/operations/accept-legal-text-command.test.ts': ['getChangedLegalTexts'],
  'contexts/modules/operations/arranging-content-elements.test.ts': [
    'deleteContentElementAsManager',
    'duplicateContentElementAsManager',
  ],
  'contexts/nutrition-diary/operations/changing-entries.test.ts': [
    'addImageToNutritionDiaryEntry',
    'deleteImageOfNutritionDiaryEntry',
    'deleteNutritionDiaryEntry',
    'updateConsumedAtOfNutritionDiaryEntry',
    'updateDescriptionOfNutritionDiaryEntry',
    'updateMealOfNutritionDiaryEntry',
  ],
  'contexts/nutrition-diary/operations/tips-as-manager.test.ts': [
    'createTipAsManager',
    'getTipsAsManager',
    'publishTipAsManager',
    'unpublishTipAsManager',
    'updateOrderOfTipsAsManager',
    'updateTipAsManager',
  ],
  'contexts/publications/operations/publications.test.ts': [
    'createPublicationAsManager',
    'getPublications',
    'getPublicationsAsManager',
    'updatePublicationAsManager',
  ],
  'contexts/push-notifications/push.test.ts': ['acceptPushNotifications', 'rejectPushNotifications'],
  'contexts/reminders/reminders.test.ts': [
    'markAllNotificationsAsSeen',
    'markNotificationAsSeen',
    'stopEmailReminders',
  ],
  'contexts/sponsors/operations/sponsors-as-manager.test.ts': [
    'createSponsorAsManager',
    'getSponsorsAsManager',
    'updateAvailableSeatsOfSponsorAsManager',
    'updateNameOfSponsorAsManager',
  ],
  'contexts/user-management/leaving/leaving.test.ts': [
    'confirmPrivateMove',
    'deleteDepartedAccount',
    'getDeparture',
    'getDepartureExportFile',
    'requestDepartureExport',
    'requestPrivateMove',
  ],
  'contexts/user-management/operations/undo-departure-as-manager-command.test.ts': ['getDeparturesAsManager'],
  'contexts/user-management/operations/inviting-staff.test.ts': [
    'inviteAppManagersAsAdmin',
    'inviteSponsorManagersAsManager',
  ],
  'contexts/user-management/email-change.test.ts': [
    'confirmEmailAddressChange',
    'requestEmailAddressChange',
    'stopEmailAddressChange',
  ],
  'contexts/user-management/export/data-export.test.ts': [
    'getDataExport',
    'getDataExportFile',
    'requestDataExport',
  ],
  'contexts/user-management/mailed-links.test.ts': ['getPasswordResetRequest'],
  'contexts/user-management/operations/health-consent.test.ts': [
    'giveHealthConsent',
    'withdrawHealthConsent',
  ],
  'contexts/user-management/operations/own-sessions.test.ts': [
    'endAllOwnSessions',
    'endOwnSession',
    'getOwnSessions',
  ],
  'contexts/user-management/registration.test.ts': [
    'confirmPasswordReset',
    'confirmUserRegistration',
    'getUserRegistrationRequest',
    'registerUserForSponsor',
    'requestPasswordReset',
  ],
  // Every test of habits and reminders reads by these.
  'testing/habits.ts': ['getHabitLookBack', 'getNotificationStatus', 'getUnseenNotifications'],
  'contexts/administration/operations/apps-as-admin.test.ts': [
    'createAppAsAdmin',
    'getAppsAsAdmin',
    'updateAppAsAdmin',
  ],
  'contexts/administration/operations/app-branding-as-admin.test.ts': [
    'getAppBrandingAsAdmin',
    'updateAppBrandingAsAdmin',
  ],
  'contexts/administration/operations/disable-user-as-admin-command.test.ts': ['enableUserAsAdmin'],
  'contexts/sponsors/registration-link.test.ts': [
    'deleteRegistrationLinkAsManager',
    'generateRegistrationLinkAsManager',
    'refreshRegistrationLinkAsManager',
    'updateRulesOfRegistrationLinkAsManager',
  ],
  'contexts/staff-security/second-factor.test.ts': [
    'renewRecoveryCodesAsAdmin',
    'confirmSecondFactorAsManager',
    'getSecondFactorAsAdmin',
    'getSecondFactorAsManager',
    'proveIdentityAsAdmin',
    'proveIdentityAsManager',
    'removeSecondFactorAsAdmin',
    'removeSecondFactorAsManager',
    'renewRecoveryCodesAsManager',
  ],
  'contexts/user-management/operations/completion-links.test.ts': [
    'copyCompletionLinkAsManager',
    'resendInviteAsManager',
  ],
  'testing/second-factor.ts': [
    'beginSecondFactorAsAdmin',
    'beginSecondFactorAsManager',
    'confirmSecondFactorAsAdmin',
  ],
}

/** Calls both operations of every type of content element, so it names none of them. */
const OF_ALL_ELEMENTS = 'platform/content-elements/writing-content-elements.test.ts'

const server = fileURLToPath(new URL('../', import.meta.url))
const contract = fileURLToPath(new URL('../../../../packages/contract/src/', import.meta.url))

const importedBy = (file: string): string[] =>
  [...readFileSync(server + file, 'utf8').matchAll(/^import \{([^}]*)\} from/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'kind' in value && 'audience' in value && 'path' in value

/** Every operation with the name of its constant. */
const statedOperations = async (): Promise<(readonly [string, AnyOperation])[]> => {
  const files = globSync('*.ts', { cwd: contract, exclude: ['*.test.ts'] })
  const modules = await Promise.all(files.map((file) => import(contract + file) as Promise<object>))
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([constant, value]) =>
      isOperation(value) ? [[constant, value] as const] : [],
    ),
  )
}

const operations = await statedOperations()
const tests = globSync('contexts/*/operations/*.test.ts', { cwd: server })

const hasTestOfItsName = (constant: string, { name }: AnyOperation): boolean =>
  tests.some(
    (file) =>
      basename(file, '.test.ts') === name.slice(name.lastIndexOf('/') + 1) &&
      importedBy(file).includes(constant),
  )

const elements = new Set(
  [ELEMENT_OPERATIONS, BLOG_ELEMENT_OPERATIONS]
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ create, update }) => [create, update]),
)
const withoutOwnTest = operations
  .filter(([constant, operation]) => !elements.has(operation) && !hasTestOfItsName(constant, operation))
  .map(([constant]) => constant)

test('every operation has a test of its name, or a line that says where its test is', () => {
  expect(operations).toHaveLength(OPERATIONS.length)
  expect(Object.values(TESTED_ELSEWHERE).flat().sort()).toEqual(withoutOwnTest.sort())
})

describe.each(Object.entries(TESTED_ELSEWHERE))('%s', (file, constants) => {
  test.each(constants)('imports %s', (constant) => {
    expect(importedBy(file)).toContain(constant)
  })
})

test('the operations of all types of content elements are tested by one table', () => {
  expect(importedBy(OF_ALL_ELEMENTS)).toContain('ELEMENT_KINDS')
})
