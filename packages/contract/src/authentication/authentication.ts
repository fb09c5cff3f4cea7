import * as z from 'zod/mini'
import { AppLogo } from '../administration/app-look.ts'
import { AppStyle, Feature, PreventionType, Role } from '../features.ts'
import { command, getQuery, query } from '../operation.ts'
import {
  EmptyObject,
  GivenAddress,
  GivenCode,
  GivenPassword,
  Id,
  Instant,
  LinkToken,
} from '../values/values.ts'

/** Shown before the login. */
export const AppSettings = z.object({
  appId: Id,
  appTitle: z.string(),
  appPreventionType: PreventionType,
  appStyle: AppStyle,
  appHost: z.string(),
  appEnabledFeatures: z.array(Feature),
  appStoreLink: z.nullable(z.string()),
  playStoreLink: z.nullable(z.string()),
  /** The ten shades of the app's own colour, `#rrggbb`, lightest first; null: those of its style. */
  appScale: z.nullable(z.array(z.string())),
  /** The same shades for a dark appearance, darkest first. */
  appNightScale: z.nullable(z.array(z.string())),
  appLogo: z.nullable(AppLogo),
})
export type AppSettings = z.infer<typeof AppSettings>

export const REMINDER_CHANNELS = ['EMAIL_HABIT_REMINDER', 'PUSH_HABIT_REMINDER'] as const

export const SessionUser = z.object({
  id: Id,
  role: z.object({ role: Role, meta: z.object({ sponsorId: z.nullable(Id) }) }),
  hasCompletedOnboarding: z.boolean(),
  isAppManager: z.boolean(),
  isSponsorManager: z.boolean(),
  emailAddress: z.string(),
  /** Empty for accounts without a name. */
  firstName: z.string(),
  lastName: z.string(),
  notificationSettings: z.array(z.enum(REMINDER_CHANNELS)),
  pushNotificationConfigurations: z.array(
    z.object({
      deviceIdentifier: z.string(),
      isAccepted: z.boolean(),
      updatedAt: Instant,
      /** SHA-256 of its token, base64url, with which a device compares its own; null where the user has declined. */
      tokenHash: z.nullable(z.string()),
    }),
  ),
  /** The version that the user has consented to; null without consent or after a withdrawal. */
  healthConsentVersion: z.nullable(z.string()),
  isImpersonated: z.boolean(),
})
export type SessionUser = z.infer<typeof SessionUser>

/** The specification's "authenticated session response" (section 3). */
export const SessionAnswer = z.extend(AppSettings, { user: SessionUser })
export type SessionAnswer = z.infer<typeof SessionAnswer>

/** `code`: of the authenticator app, or a recovery code. Sent once the call was refused as `second-factor-required`. */
const Credentials = z.object({
  emailAddress: GivenAddress,
  password: GivenPassword,
  code: z.optional(GivenCode),
})

export const getAuthenticatedUser = getQuery('application/authentication/authenticated-user', {
  audience: 'user',
  isStoredOnDevice: true,
  input: EmptyObject,
  output: SessionAnswer,
})

/** `errorReportingDsn`: where the app reports its errors, as browsers learn it from their document; null: nowhere. */
export const AppOfHost = z.extend(AppSettings, { errorReportingDsn: z.nullable(z.string()) })
export type AppOfHost = z.infer<typeof AppOfHost>

/**
 * The native app asks the host that a person has typed, or that a link names, which app it is; nothing lists the apps. The
 * host may be any of the app's.
 */
export const getAppOfHost = query('application/authentication/get-app-of-host-query', {
  audience: 'anyone',
  isOpenToOutdatedShells: true,
  input: EmptyObject,
  output: AppOfHost,
  limits: ['app-of-host-from-network'],
})

/** Returns the session's token in the `auth-token` header. */
export const login = command('application/authentication/login', {
  audience: 'anyone',
  input: Credentials,
  output: SessionAnswer,
  refusals: ['login-failed', 'access-ended', 'second-factor-required', 'second-factor-wrong'],
})

export const logout = command('application/authentication/logout', {
  audience: 'anyone',
  isAllowedInVisit: true,
  isOpenToOutdatedShells: true,
  audit: { title: 'Besuch in einem Konto beendet' },
  input: EmptyObject,
  output: EmptyObject,
})

/**
 * The token works once, within a minute, for a session of 60 minutes. A GET by specification: it is refused without the
 * `app-version` header, which link scanners do not send.
 */
export const getAuthenticatedImpersonation = getQuery(
  'application/authentication/authenticated-impersonation',
  {
    audience: 'anyone',
    mayWrite: true,
    isAllowedInVisit: true,
    audit: { title: 'Konto angesehen' },
    pathField: 'token',
    input: z.object({ token: LinkToken }),
    output: SessionAnswer,
    limits: ['link-try-from-network'],
    refusals: ['link-not-valid', 'access-ended'],
  },
)

export const AdminAnswer = z.object({
  admin: z.object({
    id: Id,
    emailAddress: z.string(),
    /**
     * Missing when nothing is to do. `REQUIRED`: from the second login on, nothing else is answered before it is set
     * up.
     */
    secondFactor: z.optional(z.enum(['ADVISED', 'REQUIRED'])),
  }),
})

export const getAuthenticatedAdmin = getQuery('application/authentication/authenticated-admin', {
  audience: 'admin',
  isOpenBeforeSecondFactor: true,
  input: EmptyObject,
  output: AdminAnswer,
})

export const adminLogin = command('application/authentication/admin-login', {
  audience: 'anyone',
  site: 'admin',
  input: Credentials,
  output: AdminAnswer,
  refusals: ['login-failed', 'second-factor-required', 'second-factor-wrong'],
})

export const adminLogout = command('application/authentication/admin-logout', {
  audience: 'anyone',
  site: 'admin',
  input: EmptyObject,
  output: EmptyObject,
})
