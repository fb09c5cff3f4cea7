import { BRAND_ALIAS } from '@wohlauf/contract/brand'
import type { Feature, Role } from '@wohlauf/contract/features'

/** Who may open a route (specification, section 4, "Routing guard"). */
export type RouteAccess = {
  /** True: only logged in. False: only logged out. Missing: public. */
  requiresAuth?: boolean
  role?: Role
  feature?: Feature
  /** A 401 on it does not lead to the login. */
  isAlwaysAccessible?: boolean
  /** A normal user may be here before the introduction is done. */
  isOpenBeforeOnboarding?: boolean
}

export type RouteEntry = {
  path: string
  access: RouteAccess
}

const learner = { requiresAuth: true, role: 'ROLE_USER' } as const
const appManager = { requiresAuth: true, role: 'ROLE_APP_MANAGER' } as const
const everybody = { isAlwaysAccessible: true, isOpenBeforeOnboarding: true } as const

/** Every route by the specification's name. Only what stands here is offered in menus. */
export const ROUTES = {
  default: {
    path: '/default',
    access: { requiresAuth: true, isOpenBeforeOnboarding: true },
  },
  logout: {
    path: '/logout',
    access: { isAlwaysAccessible: true, isOpenBeforeOnboarding: true },
  },
  'authentication-login': {
    path: '/login',
    access: { requiresAuth: false, isAlwaysAccessible: true },
  },
  'authentication-user-registration-with-sponsor-link': {
    path: '/registrierung/s/$registrationLinkSlug',
    access: { requiresAuth: false, isAlwaysAccessible: true },
  },
  'authentication-user-registration-confirmation': {
    path: '/registrierung/$confirmationToken',
    access: { requiresAuth: false, isAlwaysAccessible: true },
  },
  'authentication-request-password-reset': {
    path: '/passwort-zuruecksetzen',
    access: everybody,
  },
  'authentication-confirm-password-reset': {
    path: '/passwort-zuruecksetzen/$confirmationToken',
    access: everybody,
  },
  'authentication-confirm-email-change': {
    path: '/email-anpassen/$confirmationToken',
    access: everybody,
  },
  'authentication-stop-email-change': {
    path: '/email-anpassen/$confirmationToken/stoppen',
    access: everybody,
  },
  'authentication-impersonation': {
    path: '/profil/$token',
    access: everybody,
  },
  'legal-terms-of-use': {
    path: '/nutzungsbedingungen',
    access: everybody,
  },
  'legal-data-protection': {
    path: '/datenschutz',
    access: everybody,
  },
  'legal-imprint': {
    path: '/impressum',
    access: everybody,
  },
  [`about-${BRAND_ALIAS}`]: {
    path: `/ueber-${BRAND_ALIAS}`,
    access: { ...everybody, feature: 'ABOUT' },
  },
  'profile-show-profile': {
    path: '/profil',
    access: { requiresAuth: true, isOpenBeforeOnboarding: true },
  },
  'contact-support-support-introduction': {
    path: '/support',
    access: { ...learner, isOpenBeforeOnboarding: true },
  },
  onboarding: {
    path: '/einfuehrung',
    access: { ...learner, isOpenBeforeOnboarding: true },
  },
  'dashboard-dashboard-list': {
    path: '/dashboard',
    access: learner,
  },
  'consume-modules-module-list': {
    path: '/module',
    access: learner,
  },
  'consume-modules-consume-module': {
    path: '/module/inhalt/$id',
    access: learner,
  },
  'manage-habit-intents-habit-intent-list': {
    path: '/gewohnheiten',
    access: learner,
  },
  'consume-documents-document-list': {
    path: '/dokumente',
    access: { ...learner, feature: 'DOCUMENTS' },
  },
  'manage-modules-module-list': {
    path: '/verwaltung/module',
    access: appManager,
  },
  'manage-modules-content-management': {
    path: '/verwaltung/module/inhalte-verwalten/$id',
    access: appManager,
  },
  'manage-habits-habit-list': {
    path: '/verwaltung/gewohnheiten',
    access: appManager,
  },
  'manage-documents-document-list': {
    path: '/verwaltung/dokumente',
    access: { ...appManager, feature: 'DOCUMENTS' },
  },
  'user-progress-user-progress': {
    path: '/fortschritt',
    access: learner,
  },
} as const satisfies Record<string, RouteEntry>

export type RouteName = keyof typeof ROUTES

/** Leads on to the management's first page (specification, managers, section 2). */
export const MANAGEMENT_PATH = '/verwaltung'

/** Every path of the app beside `/`: the server answers 404 for any other. */
export const APP_PATHS = [MANAGEMENT_PATH, ...Object.values(ROUTES).map(({ path }) => path)]

/** A route's address, its parameters filled in. */
export const pathTo = (name: RouteName, params: Record<string, string> = {}): string =>
  ROUTES[name].path.replace(/\$(\w+)/g, (_whole, key: string) => encodeURIComponent(params[key] ?? ''))

export const routeEntry = (name: RouteName): RouteEntry => ROUTES[name]
