import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { logoUrl } from '@wohlauf/contract/values/app-look'
import type { Role } from '@wohlauf/contract/values/features'
import { scalesOf } from '../storage/branding/scales-of.ts'
import { type LogoColumns, logoOf } from '../storage/branding/stored-logo.ts'
import type { PrefetchedRows } from './prefetch.ts'

/** The user of a session, as stored at this moment: no part of it is cached. */
export type SignedInUser = {
  id: string
  sessionId: string
  role: Role
  sponsorId: string | null
  hasCompletedOnboarding: boolean
  isDisabled: boolean
  registeredAt: Date
  lastSeenAt: Date
  /** When password and second factor were last proved in this session, by the login or since; 1970 for never. */
  provedAt: Date
  /** The version of the text with which the user consented to the processing of health data; null without. */
  healthConsentVersion: string | null
  /** An admin is viewing the account, in the owner's absence. */
  isImpersonated: boolean
}

/** The app of a request's host, and the user, when the token belongs to an active session of that app. */
export type RequestScope = {
  app: AppSettings
  isInMaintenance: boolean
  /** The lowest native version that this app accepts; null: any. */
  lowestShellVersion: string | null
  user: SignedInUser | null
  /** The version of the app's shared content, read before anything else; null before the first change. */
  contentVersion: string | null
  prefetched: PrefetchedRows
}

type AppPart = Omit<AppSettings, 'appScale' | 'appNightScale' | 'appLogo' | 'hasAccessibilityStatement'> &
  LogoColumns &
  Pick<RequestScope, 'isInMaintenance' | 'lowestShellVersion' | 'contentVersion'> & { colour: string | null }

/** In JSON an instant is a text. */
type InJson<T> = { [Key in keyof T]: T[Key] extends Date ? string : T[Key] }

/** A row of `resolver.open_requests`. */
export type ScopeRow = [
  /** The position of its request, counted from 1. */
  position: number,
  /** Null where it is that of the row before. */
  app: AppPart | null,
  user: InJson<SignedInUser> | null,
  prefetch: string | null,
]

const readApp = (part: AppPart): Omit<RequestScope, 'user' | 'prefetched'> => {
  const {
    isInMaintenance,
    lowestShellVersion,
    contentVersion,
    colour,
    logoId,
    logoWidth,
    logoHeight,
    ...settings
  } = part
  const scales = scalesOf(colour)
  const logo = logoOf({ logoId, logoWidth, logoHeight })
  return {
    app: {
      ...settings,
      appScale: scales.day,
      appNightScale: scales.night,
      appLogo: logo && { url: logoUrl(part.appId, logo.logoId), width: logo.width, height: logo.height },
      hasAccessibilityStatement: settings.optionalLegalTexts.includes('ACCESSIBILITY'),
    },
    isInMaintenance,
    lowestShellVersion,
    contentVersion,
  }
}

const readUser = (user: InJson<SignedInUser>): SignedInUser => ({
  ...user,
  registeredAt: new Date(user.registeredAt),
  lastSeenAt: new Date(user.lastSeenAt),
  provedAt: new Date(user.provedAt),
})

/** The scopes by the positions of their requests; a request for an unknown host has none. */
export const readScopes = (rows: readonly ScopeRow[]): Map<number, RequestScope> => {
  const scopes = new Map<number, RequestScope>()
  let last: ReturnType<typeof readApp> | undefined
  for (const [position, app, user, prefetch] of rows) {
    last = app ? readApp(app) : last
    if (!last) throw new Error('an opening has no app')
    const prefetched = prefetch ? (JSON.parse(prefetch) as PrefetchedRows) : {}
    scopes.set(position, { ...last, user: user && readUser(user), prefetched })
  }
  return scopes
}
