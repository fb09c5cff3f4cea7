import * as z from 'zod/mini'
import { AppLogo } from '../app-look.ts'
import { AppStyle, Feature, PreventionType, Role } from '../features.ts'
import { OPTIONAL_LEGAL_TEXTS } from '../optional-legal-texts.ts'
import { Id, Instant } from '../values.ts'

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
  /** The kinds of which a text is in force: nothing links to the page of another one. */
  optionalLegalTexts: z.array(z.enum(OPTIONAL_LEGAL_TEXTS)),
  /** Web clients and native shells from before `optionalLegalTexts` read this instead. */
  hasAccessibilityStatement: z.optional(z.boolean()),
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

/** Without what concerns single devices. */
export type PersonOfSession = Omit<SessionUser, 'pushNotificationConfigurations'>

/** The specification's "authenticated session response" (section 3). */
export const SessionAnswer = z.extend(AppSettings, { user: SessionUser })
export type SessionAnswer = z.infer<typeof SessionAnswer>
