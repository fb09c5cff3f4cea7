import { adminLogin } from '../contexts/authentication/operations/admin-login.ts'
import { adminLogout } from '../contexts/authentication/operations/admin-logout.ts'
import { authenticatedAdmin } from '../contexts/authentication/operations/authenticated-admin.ts'
import { authenticatedUser } from '../contexts/authentication/operations/authenticated-user.ts'
import { login } from '../contexts/authentication/operations/login.ts'
import { logout } from '../contexts/authentication/operations/logout.ts'
import { getDashboardQuery } from '../contexts/dashboard/operations/get-dashboard-query.ts'
import { getDocumentFileQuery } from '../contexts/documents/operations/get-document-file-query.ts'
import { createHabitIntentCommand } from '../contexts/habits/operations/create-habit-intent-command.ts'
import { getHabitIntentsQuery } from '../contexts/habits/operations/get-habit-intents-query.ts'
import { pingQuery } from '../contexts/maintenance/operations/ping-query.ts'
import { confirmAcknowledgementCommand } from '../contexts/modules/operations/confirm-acknowledgement-command.ts'
import { confirmExerciseOfModulePageCommand } from '../contexts/modules/operations/confirm-exercise-of-module-page-command.ts'
import { getModuleQuery } from '../contexts/modules/operations/get-module-query.ts'
import { getModulesQuery } from '../contexts/modules/operations/get-modules-query.ts'
import { markModuleAsCompletedCommand } from '../contexts/modules/operations/mark-module-as-completed-command.ts'
import { markModuleAsMostRecentlySeenCommand } from '../contexts/modules/operations/mark-module-as-most-recently-seen-command.ts'
import { markModulePageAsSeenCommand } from '../contexts/modules/operations/mark-module-page-as-seen-command.ts'
import { markQuizAsAnsweredCorrectlyCommand } from '../contexts/modules/operations/mark-quiz-as-answered-correctly-command.ts'
import { markQuizAsAnsweredIncorrectlyCommand } from '../contexts/modules/operations/mark-quiz-as-answered-incorrectly-command.ts'
import { retractExerciseOfModulePageCommand } from '../contexts/modules/operations/retract-exercise-of-module-page-command.ts'
import { updateModuleImageAsManagerCommand } from '../contexts/modules/operations/update-module-image-as-manager-command.ts'
import { getFeatureExamplesQuery } from '../contexts/onboarding/operations/get-feature-examples-query.ts'
import { markOnboardingAsCompletedForUserCommand } from '../contexts/onboarding/operations/mark-onboarding-as-completed-for-user-command.ts'
import { getUserProgressQuery } from '../contexts/user-progress/operations/get-user-progress-query.ts'
import { markLevelAsCelebratedCommand } from '../contexts/user-progress/operations/mark-level-as-celebrated-command.ts'
import type { AnyHandler } from '../platform/http/handler.ts'

/** Every operation's handler. The server does not start when one of the contract's operations is missing here. */
export const HANDLERS: readonly AnyHandler[] = [
  adminLogin,
  adminLogout,
  authenticatedAdmin,
  authenticatedUser,
  confirmAcknowledgementCommand,
  confirmExerciseOfModulePageCommand,
  createHabitIntentCommand,
  getDashboardQuery,
  getDocumentFileQuery,
  getFeatureExamplesQuery,
  getHabitIntentsQuery,
  getModuleQuery,
  getModulesQuery,
  getUserProgressQuery,
  login,
  logout,
  markLevelAsCelebratedCommand,
  markModuleAsCompletedCommand,
  markModuleAsMostRecentlySeenCommand,
  markModulePageAsSeenCommand,
  markOnboardingAsCompletedForUserCommand,
  markQuizAsAnsweredCorrectlyCommand,
  markQuizAsAnsweredIncorrectlyCommand,
  pingQuery,
  retractExerciseOfModulePageCommand,
  updateModuleImageAsManagerCommand,
]
