import type { TestedElsewhere } from '../tested-elsewhere.ts'

export const TESTED_ELSEWHERE: TestedElsewhere = {
  'contexts/administration/operations/apps-as-admin.test.ts': ['getAppsAsAdmin'],
  'contexts/sponsors/operations/sponsors-as-manager.test.ts': ['getSponsorsAsManager'],
  'contexts/user-management/operations/accept-legal-text-command.test.ts': ['getChangedLegalTexts'],
  'contexts/reminders/reminder-mails.test.ts': ['stopEmailReminders'],
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
  'contexts/staff-security/second-factor.test.ts': ['proveIdentity'],
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
  'contexts/user-management/operations/completion-links.test.ts': [
    'copyCompletionLinkAsManager',
    'resendInviteAsManager',
  ],
}
