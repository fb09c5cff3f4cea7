import * as z from 'zod/mini'
import { getAuthenticatedUser, REMINDER_CHANNELS, SessionAnswer } from '../authentication/authentication.ts'
import { getNotificationStatus, getUnseenNotifications } from '../dashboard/notifications.ts'
import { getUserGoalProgress } from '../goal-tracking/goal-tracking.ts'
import { getHabitIntents, getHabitLookBack } from '../habits/habits.ts'
import { getModule } from '../modules/modules.ts'
import { queriesOfDiary } from '../nutrition-diary/nutrition-diary.ts'
import { command, download, query } from '../operation.ts'
import { getSponsorsAsManager } from '../seats/managed-sponsors.ts'
import { getSponsorSeatsAsManager } from '../seats/sponsor-seats.ts'
import { getHealthPointEntries, getUserProgress } from '../user-progress/user-progress.ts'
import { ShownAddress } from '../values/shown-address.ts'
import {
  EmailAddress,
  EmptyObject,
  GivenAddress,
  GivenCode,
  GivenPassword,
  Id,
  Instant,
  LinkToken,
  NameText,
  NewPassword,
} from '../values/values.ts'

/** The version of a text whose box was ticked; missing when it was not ticked. */
const TickedVersion = z.optional(z.string().check(z.maxLength(40)))

/**
 * The registration that a mailed link completes: by an invitation or by a sponsor's link. `hasAgreed`: the
 * two boxes (terms of use, data protection) were ticked when it began; otherwise they are ticked at its
 * completion.
 */
export const getUserRegistrationRequest = query('user-management/get-user-registration-request-query', {
  audience: 'anyone',
  input: z.object({ confirmationToken: LinkToken }),
  output: z.object({
    emailAddress: ShownAddress,
    hasAgreed: z.boolean(),
    /** An invited manager: a longer password, and no consent to give. */
    isStaff: z.boolean(),
  }),
  refusals: ['link-not-valid'],
})

/** Always the same answer, whether or not the address has an account; the rest is in the mail. */
export const registerUserForSponsor = command('user-management/register-user-for-sponsor-command', {
  audience: 'anyone',
  input: z.object({
    emailAddress: EmailAddress,
    registrationLinkSlug: z.string().check(z.maxLength(100)),
    termsOfUseVersion: TickedVersion,
    dataProtectionVersion: TickedVersion,
  }),
  output: EmptyObject,
  limits: ['registration-from-network', { 'registration-mail-to-address': 'emailAddress' }],
  refusals: [
    'sponsor-link-not-valid',
    'sponsor-link-ended',
    'sponsor-link-used-up',
    'email-domain-not-allowed',
    'no-seat-available',
  ],
  // A manager may try their own link in the browser in which they are logged in.
  invalidates: () => [getSponsorSeatsAsManager, getSponsorsAsManager],
})

/** Creates the account and logs it in: the session's token is in the `auth-token` header. */
export const confirmUserRegistration = command('user-management/confirm-user-registration-command', {
  audience: 'anyone',
  input: z.object({
    firstName: NameText,
    lastName: NameText,
    confirmationToken: LinkToken,
    password: NewPassword,
    termsOfUseVersion: TickedVersion,
    dataProtectionVersion: TickedVersion,
    healthConsentVersion: TickedVersion,
  }),
  output: SessionAnswer,
  refusals: ['link-not-valid', 'password-too-easy'],
})

/** Always the same answer, whether or not the address has an account. */
export const requestPasswordReset = command('user-management/request-password-reset-command', {
  audience: 'anyone',
  input: z.object({ userEmailAddress: GivenAddress }),
  output: EmptyObject,
  limits: ['reset-from-network', { 'reset-mail-to-address': 'userEmailAddress' }],
})

/**
 * Whether a link to choose a new password is still valid: an expired one is reported before the user types.
 */
export const getPasswordResetRequest = query('user-management/get-password-reset-request-query', {
  audience: 'anyone',
  input: z.object({ confirmationToken: LinkToken }),
  output: z.object({
    /** A manager: a longer password. */
    isStaff: z.boolean(),
  }),
  refusals: ['link-not-valid'],
})

export const confirmPasswordReset = command('user-management/confirm-password-reset-command', {
  audience: 'anyone',
  input: z.object({ confirmationToken: LinkToken, userPassword: NewPassword }),
  output: EmptyObject,
  refusals: ['link-not-valid', 'password-too-easy'],
})

/** Idempotent with the same token until it expires: mail scanners follow links. */
export const confirmEmailAddressChange = command('user-management/confirm-email-address-change-command', {
  audience: 'anyone',
  input: z.object({ confirmationToken: LinkToken }),
  output: EmptyObject,
  refusals: ['link-not-valid'],
  invalidates: () => [getAuthenticatedUser],
})

/**
 * The undo link in the mail to the old address: the change is cancelled or undone, and every session ends.
 */
export const stopEmailAddressChange = command('user-management/stop-email-address-change-command', {
  audience: 'anyone',
  input: z.object({ confirmationToken: LinkToken }),
  output: EmptyObject,
  refusals: ['link-not-valid'],
})

/** Always the same answer, whether or not another account has the address. */
export const requestEmailAddressChange = command('user-management/request-email-address-change-command', {
  audience: 'user',
  isOwnersOnly: true,
  needsFreshLogin: true,
  input: z.object({ userEmailAddress: EmailAddress }),
  output: EmptyObject,
  limits: ['reset-from-network', { 'change-mail-to-address': 'userEmailAddress' }],
  refusals: ['email-address-unchanged'],
})

/** `code`: required when the account has a second factor. */
export const Proof = z.object({ currentPassword: GivenPassword, code: z.optional(GivenCode) })

export const refusalsOfProof = [
  'current-password-wrong',
  'second-factor-required',
  'second-factor-wrong',
] as const

/** The session counts as freshly logged in for ten minutes. */
export const proveIdentity = command('user-management/prove-identity-command', {
  audience: 'user',
  isOwnersOnly: true,
  input: Proof,
  output: EmptyObject,
  refusals: refusalsOfProof,
})

/** Ends all other sessions; this one continues under a new token, in the `auth-token` header, and is not a fresh login. */
export const updateUserPassword = command('user-management/update-user-password-command', {
  audience: 'user',
  isOwnersOnly: true,
  input: z.object({
    userCurrentPassword: GivenPassword,
    userNewPassword: NewPassword,
    code: Proof.shape.code,
  }),
  output: EmptyObject,
  refusals: [...refusalsOfProof, 'password-too-easy'],
  // Devices are released with the sessions by which they were registered; addresses of the diary's pictures end with them.
  invalidates: () => [getOwnSessions, getAuthenticatedUser, ...queriesOfDiary()],
})

/** Irreversible: all of the user's data are deleted, from the database and the storage. */
export const deleteOwnAccount = command('user-management/delete-own-account-command', {
  audience: 'learner',
  isOwnersOnly: true,
  input: z.object({ currentPassword: GivenPassword }),
  output: EmptyObject,
  refusals: ['current-password-wrong'],
})

export const updateNotificationSettings = command('user-management/update-notification-settings-command', {
  audience: 'learner',
  isOwnersOnly: true,
  input: z.object({
    notificationSettings: z.pipe(
      z.array(z.enum(REMINDER_CHANNELS)).check(z.maxLength(10)),
      z.transform((channels: (typeof REMINDER_CHANNELS)[number][]) => [...new Set(channels)]),
    ),
  }),
  output: EmptyObject,
  invalidates: () => [getAuthenticatedUser],
})

/**
 * Switches off the account's reminders by mail. Only the token authorises it, because a mail program sends it without a login (RFC
 * 8058). Succeeds again.
 */
export const stopEmailReminders = command('user-management/stop-email-reminders-command', {
  audience: 'anyone',
  input: z.object({ confirmationToken: LinkToken }),
  output: EmptyObject,
  refusals: ['link-not-valid'],
  invalidates: () => [getAuthenticatedUser],
})

export const OwnSession = z.object({
  sessionId: Id,
  /** "Chrome auf Windows"; empty when unknown. */
  device: z.string(),
  createdAt: Instant,
  /** Exact to five minutes. */
  lastUsedAt: Instant,
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

/** The user's sessions, the current one first, then by last use. */
export const getOwnSessions = query('user-management/get-own-sessions-query', {
  audience: 'user',
  isOwnersOnly: true,
  input: EmptyObject,
  output: z.array(OwnSession),
})

export const endOwnSession = command('user-management/end-own-session-command', {
  audience: 'user',
  isOwnersOnly: true,
  input: z.object({ sessionId: Id }),
  output: EmptyObject,
  invalidates: () => [getOwnSessions],
})

/** All sessions, including this one. */
export const endAllOwnSessions = command('user-management/end-all-own-sessions-command', {
  audience: 'user',
  isOwnersOnly: true,
  input: EmptyObject,
  output: EmptyObject,
})

/** Consents to the text of this version; refused for any other version than the current one. */
export const giveHealthConsent = command('user-management/give-health-consent-command', {
  audience: 'learner',
  isOwnersOnly: true,
  input: z.object({ textVersion: z.string().check(z.maxLength(40)) }),
  output: EmptyObject,
  refusals: ['conflict'],
  invalidates: () => [getAuthenticatedUser],
})

/** Health data stored until then are deleted; points stay. */
export const withdrawHealthConsent = command('user-management/withdraw-health-consent-command', {
  audience: 'learner',
  isOwnersOnly: true,
  input: EmptyObject,
  output: EmptyObject,
  invalidates: () => [
    getAuthenticatedUser,
    getHabitIntents,
    getHabitLookBack,
    getHealthPointEntries,
    getModule,
    getNotificationStatus,
    getUnseenNotifications,
    getUserGoalProgress,
    getUserProgress,
    ...queriesOfDiary(),
  ],
})

export const DataExport = z.object({
  /** An export that is being created or can be downloaded; null without one. */
  requestedAt: z.nullable(Instant),
  /** Until when it can be downloaded; null while it is being created. */
  availableUntil: z.nullable(Instant),
})
export type DataExport = z.infer<typeof DataExport>

export const getDataExport = query('user-management/get-data-export-query', {
  audience: 'learner',
  isOwnersOnly: true,
  input: EmptyObject,
  output: DataExport,
})

/** A job creates it; a mail says when it is ready. Repeating the call meanwhile changes nothing. */
export const requestDataExport = command('user-management/request-data-export-command', {
  audience: 'learner',
  isOwnersOnly: true,
  input: EmptyObject,
  output: EmptyObject,
  invalidates: () => [getDataExport],
})

/** The ZIP, while it is stored. */
export const getDataExportFile = download('user-management/get-data-export-file-query', {
  audience: 'learner',
  isOwnersOnly: true,
  input: EmptyObject,
  output: EmptyObject,
})
