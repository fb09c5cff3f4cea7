import { getImpersonationUrlForUserAsAdminQuery } from '../contexts/administration/operations/get-impersonation-url-for-user-as-admin-query.ts'
import { adminLogin } from '../contexts/authentication/operations/admin-login.ts'
import { adminLogout } from '../contexts/authentication/operations/admin-logout.ts'
import { authenticatedAdmin } from '../contexts/authentication/operations/authenticated-admin.ts'
import { authenticatedImpersonation } from '../contexts/authentication/operations/authenticated-impersonation.ts'
import { authenticatedUser } from '../contexts/authentication/operations/authenticated-user.ts'
import { login } from '../contexts/authentication/operations/login.ts'
import { logout } from '../contexts/authentication/operations/logout.ts'
import { getDashboardQuery } from '../contexts/dashboard/operations/get-dashboard-query.ts'
import { createDocumentAsManagerCommand } from '../contexts/documents/operations/create-document-as-manager-command.ts'
import { deleteDocumentAsManagerCommand } from '../contexts/documents/operations/delete-document-as-manager-command.ts'
import { getDocumentFileQuery } from '../contexts/documents/operations/get-document-file-query.ts'
import { getDocumentsAsManagerQuery } from '../contexts/documents/operations/get-documents-as-manager-query.ts'
import { getDocumentsQuery } from '../contexts/documents/operations/get-documents-query.ts'
import { sendDocumentViaEmailCommand } from '../contexts/documents/operations/send-document-via-email-command.ts'
import { updateDescriptionOfDocumentAsManagerCommand } from '../contexts/documents/operations/update-description-of-document-as-manager-command.ts'
import { updateFileOfDocumentAsManagerCommand } from '../contexts/documents/operations/update-file-of-document-as-manager-command.ts'
import { updateOrderOfDocumentsAsManagerCommand } from '../contexts/documents/operations/update-order-of-documents-as-manager-command.ts'
import { createHabitAsManagerCommand } from '../contexts/habits/operations/create-habit-as-manager-command.ts'
import { createHabitIntentCommand } from '../contexts/habits/operations/create-habit-intent-command.ts'
import { getHabitIntentsQuery } from '../contexts/habits/operations/get-habit-intents-query.ts'
import { getHabitsAsManagerQuery } from '../contexts/habits/operations/get-habits-as-manager-query.ts'
import { updateHabitAsManagerCommand } from '../contexts/habits/operations/update-habit-as-manager-command.ts'
import { getCompanyQuery } from '../contexts/legal/operations/get-company-query.ts'
import { pingQuery } from '../contexts/maintenance/operations/ping-query.ts'
import { ELEMENT_HANDLERS } from '../contexts/modules/element-operations.ts'
import { confirmAcknowledgementCommand } from '../contexts/modules/operations/confirm-acknowledgement-command.ts'
import { confirmExerciseOfModulePageCommand } from '../contexts/modules/operations/confirm-exercise-of-module-page-command.ts'
import { createModuleAsManagerCommand } from '../contexts/modules/operations/create-module-as-manager-command.ts'
import { createModulePageAsManagerCommand } from '../contexts/modules/operations/create-module-page-as-manager-command.ts'
import { deleteContentElementAsManagerCommand } from '../contexts/modules/operations/delete-content-element-as-manager-command.ts'
import { deleteModuleAsManagerCommand } from '../contexts/modules/operations/delete-module-as-manager-command.ts'
import { disableModuleAsManagerCommand } from '../contexts/modules/operations/disable-module-as-manager-command.ts'
import { disableModulePageAsManagerCommand } from '../contexts/modules/operations/disable-module-page-as-manager-command.ts'
import { duplicateContentElementAsManagerCommand } from '../contexts/modules/operations/duplicate-content-element-as-manager-command.ts'
import { duplicateModuleAsManagerCommand } from '../contexts/modules/operations/duplicate-module-as-manager-command.ts'
import { duplicateModulePageAsManagerCommand } from '../contexts/modules/operations/duplicate-module-page-as-manager-command.ts'
import { enableModuleAsManagerCommand } from '../contexts/modules/operations/enable-module-as-manager-command.ts'
import { enableModulePageAsManagerCommand } from '../contexts/modules/operations/enable-module-page-as-manager-command.ts'
import { getDocumentsForModulesAsManagerQuery } from '../contexts/modules/operations/get-documents-as-manager-query.ts'
import { getModuleAsManagerQuery } from '../contexts/modules/operations/get-module-as-manager-query.ts'
import { getModulePageForPreviewAsManagerQuery } from '../contexts/modules/operations/get-module-page-for-preview-as-manager-query.ts'
import { getModuleQuery } from '../contexts/modules/operations/get-module-query.ts'
import { getModulesAsManagerQuery } from '../contexts/modules/operations/get-modules-as-manager-query.ts'
import { getModulesQuery } from '../contexts/modules/operations/get-modules-query.ts'
import { markModuleAsCompletedCommand } from '../contexts/modules/operations/mark-module-as-completed-command.ts'
import { markModuleAsMostRecentlySeenCommand } from '../contexts/modules/operations/mark-module-as-most-recently-seen-command.ts'
import { markModulePageAsSeenCommand } from '../contexts/modules/operations/mark-module-page-as-seen-command.ts'
import { markQuizAsAnsweredCorrectlyCommand } from '../contexts/modules/operations/mark-quiz-as-answered-correctly-command.ts'
import { markQuizAsAnsweredIncorrectlyCommand } from '../contexts/modules/operations/mark-quiz-as-answered-incorrectly-command.ts'
import { retractExerciseOfModulePageCommand } from '../contexts/modules/operations/retract-exercise-of-module-page-command.ts'
import { updateModuleImageAsManagerCommand } from '../contexts/modules/operations/update-module-image-as-manager-command.ts'
import { updateModulePageAsManagerCommand } from '../contexts/modules/operations/update-module-page-as-manager-command.ts'
import { updateModuleTitleAsManagerCommand } from '../contexts/modules/operations/update-module-title-as-manager-command.ts'
import { updateOrderOfContentElementsForModulePageAsManagerCommand } from '../contexts/modules/operations/update-order-of-content-elements-for-module-page-as-manager-command.ts'
import { updateOrderOfModulePagesAsManagerCommand } from '../contexts/modules/operations/update-order-of-module-pages-for-module-as-manager-command.ts'
import { updateOrderOfModulesAsManagerCommand } from '../contexts/modules/operations/update-order-of-modules-as-manager-command.ts'
import { getFeatureExamplesQuery } from '../contexts/onboarding/operations/get-feature-examples-query.ts'
import { markOnboardingAsCompletedForUserCommand } from '../contexts/onboarding/operations/mark-onboarding-as-completed-for-user-command.ts'
import { isSponsorSlugValidQuery } from '../contexts/sponsors/operations/is-sponsor-slug-valid-query.ts'
import { createContactMessageCommand } from '../contexts/support/operations/create-contact-message-command.ts'
import { createSupportMessageCommand } from '../contexts/support/operations/create-support-message-command.ts'
import { requestCompanyAccessCommand } from '../contexts/support/operations/request-company-access-command.ts'
import { confirmEmailAddressChangeCommand } from '../contexts/user-management/operations/confirm-email-address-change-command.ts'
import { confirmPasswordResetCommand } from '../contexts/user-management/operations/confirm-password-reset-command.ts'
import { confirmUserRegistrationCommand } from '../contexts/user-management/operations/confirm-user-registration-command.ts'
import { deleteOwnAccountCommand } from '../contexts/user-management/operations/delete-own-account-command.ts'
import { endAllOwnSessionsCommand } from '../contexts/user-management/operations/end-all-own-sessions-command.ts'
import { endOwnSessionCommand } from '../contexts/user-management/operations/end-own-session-command.ts'
import { getDataExportFileQuery } from '../contexts/user-management/operations/get-data-export-file-query.ts'
import { getDataExportQuery } from '../contexts/user-management/operations/get-data-export-query.ts'
import { getOwnSessionsQuery } from '../contexts/user-management/operations/get-own-sessions-query.ts'
import { getPasswordResetRequestQuery } from '../contexts/user-management/operations/get-password-reset-request-query.ts'
import { getUserRegistrationRequestQuery } from '../contexts/user-management/operations/get-user-registration-request-query.ts'
import { giveHealthConsentCommand } from '../contexts/user-management/operations/give-health-consent-command.ts'
import { inviteUsersAsManagerCommand } from '../contexts/user-management/operations/invite-users-as-manager-command.ts'
import { registerUserForSponsorCommand } from '../contexts/user-management/operations/register-user-for-sponsor-command.ts'
import { requestDataExportCommand } from '../contexts/user-management/operations/request-data-export-command.ts'
import { requestEmailAddressChangeCommand } from '../contexts/user-management/operations/request-email-address-change-command.ts'
import { requestPasswordResetCommand } from '../contexts/user-management/operations/request-password-reset-command.ts'
import { stopEmailAddressChangeCommand } from '../contexts/user-management/operations/stop-email-address-change-command.ts'
import { updateNotificationSettingsCommand } from '../contexts/user-management/operations/update-notification-settings-command.ts'
import { updateUserPasswordCommand } from '../contexts/user-management/operations/update-user-password-command.ts'
import { withdrawHealthConsentCommand } from '../contexts/user-management/operations/withdraw-health-consent-command.ts'
import { getUserProgressQuery } from '../contexts/user-progress/operations/get-user-progress-query.ts'
import { markLevelAsCelebratedCommand } from '../contexts/user-progress/operations/mark-level-as-celebrated-command.ts'
import type { AnyHandler } from '../platform/http/handler.ts'

/** Every operation's handler. The server does not start when one of the contract's operations is missing here. */
export const HANDLERS: readonly AnyHandler[] = [
  ...ELEMENT_HANDLERS,
  adminLogin,
  adminLogout,
  authenticatedAdmin,
  authenticatedImpersonation,
  authenticatedUser,
  confirmAcknowledgementCommand,
  confirmEmailAddressChangeCommand,
  confirmExerciseOfModulePageCommand,
  confirmPasswordResetCommand,
  confirmUserRegistrationCommand,
  createContactMessageCommand,
  createDocumentAsManagerCommand,
  createHabitAsManagerCommand,
  createHabitIntentCommand,
  createModuleAsManagerCommand,
  createModulePageAsManagerCommand,
  createSupportMessageCommand,
  deleteContentElementAsManagerCommand,
  deleteDocumentAsManagerCommand,
  deleteModuleAsManagerCommand,
  deleteOwnAccountCommand,
  disableModuleAsManagerCommand,
  disableModulePageAsManagerCommand,
  duplicateContentElementAsManagerCommand,
  duplicateModuleAsManagerCommand,
  duplicateModulePageAsManagerCommand,
  enableModuleAsManagerCommand,
  enableModulePageAsManagerCommand,
  endAllOwnSessionsCommand,
  endOwnSessionCommand,
  getCompanyQuery,
  getDashboardQuery,
  getDataExportFileQuery,
  getDataExportQuery,
  getDocumentFileQuery,
  getDocumentsAsManagerQuery,
  getDocumentsForModulesAsManagerQuery,
  getDocumentsQuery,
  getFeatureExamplesQuery,
  getHabitIntentsQuery,
  getHabitsAsManagerQuery,
  getImpersonationUrlForUserAsAdminQuery,
  getModuleAsManagerQuery,
  getModulePageForPreviewAsManagerQuery,
  getModuleQuery,
  getModulesAsManagerQuery,
  getModulesQuery,
  getOwnSessionsQuery,
  getUserProgressQuery,
  getPasswordResetRequestQuery,
  getUserRegistrationRequestQuery,
  giveHealthConsentCommand,
  inviteUsersAsManagerCommand,
  isSponsorSlugValidQuery,
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
  registerUserForSponsorCommand,
  requestCompanyAccessCommand,
  requestDataExportCommand,
  requestEmailAddressChangeCommand,
  requestPasswordResetCommand,
  retractExerciseOfModulePageCommand,
  sendDocumentViaEmailCommand,
  stopEmailAddressChangeCommand,
  updateDescriptionOfDocumentAsManagerCommand,
  updateFileOfDocumentAsManagerCommand,
  updateHabitAsManagerCommand,
  updateModuleImageAsManagerCommand,
  updateModulePageAsManagerCommand,
  updateModuleTitleAsManagerCommand,
  updateNotificationSettingsCommand,
  updateOrderOfContentElementsForModulePageAsManagerCommand,
  updateOrderOfDocumentsAsManagerCommand,
  updateOrderOfModulePagesAsManagerCommand,
  updateOrderOfModulesAsManagerCommand,
  updateUserPasswordCommand,
  withdrawHealthConsentCommand,
]
