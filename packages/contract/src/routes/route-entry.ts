import type { Feature, Role } from '../values/features.ts'
import type { OptionalLegalText } from '../values/optional-legal-texts.ts'

/** Specification, section 4, "Routing guard". */
export type RouteAccess = {
  /** True: logged-in users only. False: logged-out users only. Missing: public. */
  requiresAuth?: boolean
  role?: Role
  feature?: Feature
  /** A 401 on this page does not lead to the login. */
  isAlwaysAccessible?: boolean
  isOpenBeforeOnboarding?: boolean
}

export type MenuGroupKey = 'learn' | 'reflect' | 'implement' | 'manage' | 'account' | 'about'

/** Specification, section 2; entries of a group are in the order of the table. */
export type RouteMenu = {
  group: MenuGroupKey
  label: string
  startsPart?: true
  needsUser?: true
  /** The menu has the entry only in apps where a text of this kind is in force. */
  needsLegalText?: OptionalLegalText
}

export type RouteEntry = {
  path: string
  access: RouteAccess
  menu?: RouteMenu
}

export const learner = { requiresAuth: true, role: 'ROLE_USER' } as const
export const appManager = { requiresAuth: true, role: 'ROLE_APP_MANAGER' } as const
export const sponsorManager = { requiresAuth: true, role: 'ROLE_SPONSOR_MANAGER' } as const
export const open = { isAlwaysAccessible: true, isOpenBeforeOnboarding: true } as const
