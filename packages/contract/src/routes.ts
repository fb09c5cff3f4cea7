import { BRAND, BRAND_ALIAS } from './brand.ts'
import type { Feature, Role } from './features.ts'

/** Who may open a route (specification, section 4, "Routing guard"). */
export type RouteAccess = {
  /** True: logged-in users only. False: logged-out users only. Missing: public. */
  requiresAuth?: boolean
  role?: Role
  feature?: Feature
  /** A 401 on this page does not lead to the login. */
  isAlwaysAccessible?: boolean
  /** Open to a normal user before the introduction is completed. */
  isOpenBeforeOnboarding?: boolean
}

export type MenuGroupKey = 'learn' | 'reflect' | 'implement' | 'manage' | 'account' | 'about'

/** An entry of a menu (specification, section 2); entries of a group are in the order of the table. */
export type RouteMenu = {
  group: MenuGroupKey
  label: string
  /** A line separates it from the entries above. */
  startsPart?: true
  /** Only shown to logged-in users, although the route is public. */
  needsUser?: true
}

export type RouteEntry = {
  path: string
  access: RouteAccess
  menu?: RouteMenu
}

const learner = { requiresAuth: true, role: 'ROLE_USER' } as const
const appManager = { requiresAuth: true, role: 'ROLE_APP_MANAGER' } as const
const sponsorManager = { requiresAuth: true, role: 'ROLE_SPONSOR_MANAGER' } as const
const open = { isAlwaysAccessible: true, isOpenBeforeOnboarding: true } as const

/**
 * Every page of the app by the specification's name: path, access and menu entry. The web derives its router,
 * guard and menus from it; the server takes the links of its mails from it, and returns 404 for any other
 * path.
 */
export const ROUTES = {
  default: {
    path: '/default',
    access: { requiresAuth: true, isOpenBeforeOnboarding: true },
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
    access: open,
  },
  'authentication-confirm-password-reset': {
    path: '/passwort-zuruecksetzen/$confirmationToken',
    access: open,
  },
  'authentication-confirm-email-change': {
    path: '/email-anpassen/$confirmationToken',
    access: open,
  },
  'authentication-stop-email-change': {
    path: '/email-anpassen/$confirmationToken/stoppen',
    access: open,
  },
  // A mail program sends a POST here to unsubscribe at once (RFC 8058); a browser gets the page.
  'authentication-stop-email-reminders': {
    path: '/erinnerungen-abbestellen/$confirmationToken',
    access: open,
  },
  'authentication-departure': {
    path: '/ausgeschieden/$confirmationToken',
    access: open,
  },
  'authentication-confirm-private-move': {
    path: '/ausgeschieden/$confirmationToken/umziehen',
    access: open,
  },
  'authentication-impersonation': {
    path: '/profil/$token',
    access: open,
  },
  'profile-show-profile': {
    path: '/profil',
    access: { requiresAuth: true, isOpenBeforeOnboarding: true },
    menu: { group: 'account', label: 'Profil' },
  },
  'favourites-favourite-list': {
    path: '/gemerkt',
    access: learner,
    menu: { group: 'account', label: 'Gemerkt' },
  },
  'contact-support-support-introduction': {
    path: '/support',
    access: { ...learner, isOpenBeforeOnboarding: true },
    menu: { group: 'account', label: 'Support' },
  },
  'legal-terms-of-use': {
    path: '/nutzungsbedingungen',
    access: open,
    menu: { group: 'account', label: 'Nutzungsbedingungen', startsPart: true },
  },
  'legal-data-protection': {
    path: '/datenschutz',
    access: open,
    menu: { group: 'account', label: 'Datenschutz' },
  },
  'legal-imprint': {
    path: '/impressum',
    access: open,
    menu: { group: 'account', label: 'Impressum' },
  },
  [`about-${BRAND_ALIAS}`]: {
    path: `/ueber-${BRAND_ALIAS}`,
    access: { ...open, feature: 'ABOUT' },
    menu: { group: 'about', label: `Über ${BRAND}` },
  },
  logout: {
    path: '/logout',
    access: { isAlwaysAccessible: true, isOpenBeforeOnboarding: true },
    menu: { group: 'account', label: 'Abmelden', startsPart: true, needsUser: true },
  },
  onboarding: {
    path: '/einfuehrung',
    access: { ...learner, isOpenBeforeOnboarding: true },
  },
  'dashboard-dashboard-list': {
    path: '/dashboard',
    access: learner,
  },
  'area-learn': { path: '/lernen', access: learner },
  'area-reflect': { path: '/reflektieren', access: learner },
  'area-implement': { path: '/umsetzen', access: learner },
  'consume-modules-module-list': {
    path: '/module',
    access: learner,
    menu: { group: 'learn', label: 'Module' },
  },
  'consume-modules-consume-module': {
    path: '/module/inhalt/$id',
    access: learner,
  },
  'consume-recipes-recipe-list': {
    path: '/rezepte',
    access: { ...learner, feature: 'RECIPES' },
    menu: { group: 'implement', label: 'Rezepte' },
  },
  'consume-recipes-recipe-details': {
    path: '/rezepte/rezept/$recipeId',
    access: { ...learner, feature: 'RECIPES' },
  },
  'manage-habit-intents-habit-intent-list': {
    path: '/gewohnheiten',
    access: learner,
    menu: { group: 'implement', label: 'Gewohnheiten' },
  },
  'consume-blog-articles-blog-article-list': {
    path: '/blog',
    access: { ...learner, feature: 'BLOG' },
    menu: { group: 'learn', label: 'Blog' },
  },
  'consume-blog-articles-blog-article-details': {
    path: '/blog/artikel/$blogArticleId',
    access: { ...learner, feature: 'BLOG' },
  },
  'consume-documents-document-list': {
    path: '/dokumente',
    access: { ...learner, feature: 'DOCUMENTS' },
    menu: { group: 'learn', label: 'Dokumente' },
  },
  'bibliography-bibliography-list': {
    path: '/literaturliste',
    access: { ...learner, feature: 'PUBLICATIONS' },
    menu: { group: 'learn', label: 'Literaturliste' },
  },
  'manage-modules-module-list': {
    path: '/verwaltung/module',
    access: appManager,
    menu: { group: 'manage', label: 'Module' },
  },
  'manage-modules-content-management': {
    path: '/verwaltung/module/inhalte-verwalten/$id',
    access: appManager,
  },
  'manage-habits-habit-list': {
    path: '/verwaltung/gewohnheiten',
    access: appManager,
    menu: { group: 'manage', label: 'Gewohnheiten' },
  },
  'manage-blog-blog-article-list': {
    path: '/verwaltung/blog',
    access: { ...appManager, feature: 'BLOG' },
    menu: { group: 'manage', label: 'Blog' },
  },
  'manage-blog-content-management': {
    path: '/verwaltung/blog/inhalte/$blogArticleId',
    access: { ...appManager, feature: 'BLOG' },
  },
  'manage-documents-document-list': {
    path: '/verwaltung/dokumente',
    access: { ...appManager, feature: 'DOCUMENTS' },
    menu: { group: 'manage', label: 'Dokumente' },
  },
  'nutrition-diary-nutrition-diary-timeline': {
    path: '/ernaehrungstagebuch',
    access: { ...learner, feature: 'NUTRITION_DIARY' },
    menu: { group: 'reflect', label: 'Ernährungstagebuch' },
  },
  'nutrition-diary-nutrition-diary-print': {
    path: '/ernaehrungstagebuch/drucken',
    access: { ...learner, feature: 'NUTRITION_DIARY' },
  },
  'manage-nutrition-diary-tip-list': {
    path: '/verwaltung/ernaehrungstagebuch',
    access: { ...appManager, feature: 'NUTRITION_DIARY' },
    menu: { group: 'manage', label: 'Ernährungstagebuch' },
  },
  'manage-recipes-recipe-list': {
    path: '/verwaltung/rezepte',
    access: { ...appManager, feature: 'RECIPES' },
    menu: { group: 'manage', label: 'Rezepte' },
  },
  'manage-experience-reports-experience-report-list': {
    path: '/verwaltung/erfahrungsberichte',
    access: { ...appManager, feature: 'EXPERIENCE_REPORTS' },
    menu: { group: 'manage', label: 'Erfahrungsberichte' },
  },
  'manage-publications-publication-list': {
    path: '/verwaltung/literaturverzeichnis',
    access: { ...appManager, feature: 'PUBLICATIONS' },
    menu: { group: 'manage', label: 'Literaturverzeichnis' },
  },
  'goal-tracking-management': {
    path: '/verwaltung/ziele',
    access: { ...appManager, feature: 'GOAL_TRACKING' },
    menu: { group: 'manage', label: 'Zielvorschläge' },
  },
  'manage-sponsors-sponsor-list': {
    path: '/verwaltung/sponsoren',
    access: { ...appManager, feature: 'SPONSORS' },
    menu: { group: 'manage', label: 'Sponsoren' },
  },
  'manage-feedback-feedback-list': {
    path: '/verwaltung/rueckmeldungen',
    access: appManager,
    menu: { group: 'manage', label: 'Rückmeldungen' },
  },
  'manage-sponsors-manage-seats': {
    path: '/verwaltung/sponsoren/$sponsorId/lizenzen-zuordnen',
    access: { ...appManager, feature: 'SPONSORS' },
  },
  'manage-seats-as-sponsor': {
    path: '/verwaltung/lizenzen-verwalten',
    access: { ...sponsorManager, feature: 'SPONSORS' },
    menu: { group: 'manage', label: 'Lizenzen' },
  },
  'sponsor-report-report-of-sponsor': {
    path: '/verwaltung/sponsoren/$sponsorId/bericht',
    access: { ...appManager, feature: 'SPONSORS' },
  },
  'sponsor-report-own-report': {
    path: '/verwaltung/bericht',
    access: { ...sponsorManager, feature: 'SPONSORS' },
    menu: { group: 'manage', label: 'Bericht' },
  },
  'user-progress-user-progress': {
    path: '/fortschritt',
    access: learner,
    menu: { group: 'reflect', label: 'Fortschritt' },
  },
  'goal-tracking-goal-list': {
    path: '/ziele',
    access: { ...learner, feature: 'GOAL_TRACKING' },
    menu: { group: 'reflect', label: 'Ziele' },
  },
  'consume-experience-reports-experience-report-list': {
    path: '/erfahrungsberichte',
    access: { ...learner, feature: 'EXPERIENCE_REPORTS' },
    menu: { group: 'reflect', label: 'Erfahrungsberichte' },
  },
  'consume-experience-reports-experience-report-details': {
    path: '/erfahrungsberichte/erfahrungsbericht/$experienceReportId',
    access: { ...learner, feature: 'EXPERIENCE_REPORTS' },
  },
} as const satisfies Record<string, RouteEntry>

export type RouteName = keyof typeof ROUTES

/** Redirects to the management's first page (specification, managers, section 2). */
export const MANAGEMENT_PATH = '/verwaltung'

/** Every path of the app beside `/`. */
export const APP_PATHS: readonly string[] = [
  MANAGEMENT_PATH,
  ...Object.values(ROUTES).map(({ path }) => path),
]

type ParameterOf<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never

/** The parameters of a route, from the names in its path. */
export type RouteParams<Name extends RouteName> = Record<ParameterOf<(typeof ROUTES)[Name]['path']>, string>

/** Routes without parameters. */
export type PlainRouteName = {
  [Name in RouteName]: [ParameterOf<(typeof ROUTES)[Name]['path']>] extends [never] ? Name : never
}[RouteName]

/** A route with exactly its parameters. */
export type RouteTarget =
  | { to: PlainRouteName; params?: undefined }
  | {
      [Name in Exclude<RouteName, PlainRouteName>]: { to: Name; params: RouteParams<Name> }
    }[Exclude<RouteName, PlainRouteName>]

/** Replaces the parameters of a path, for example `$id`. */
export const fillPath = (path: string, valueFor: (parameter: string) => string): string =>
  path.replace(/\$(\w+)/g, (_whole, parameter: string) => valueFor(parameter))

/** A route's path with its parameters filled in. */
export const pathTo = <Name extends RouteName>(
  name: Name,
  ...[params]: Name extends PlainRouteName ? [] : [params: RouteParams<Name>]
): string => {
  const values: Record<string, string> = params ?? {}
  return fillPath(ROUTES[name].path, (parameter) => encodeURIComponent(values[parameter] ?? ''))
}

export const routeEntry = (name: RouteName): RouteEntry => ROUTES[name]

/** Routes with a menu entry; none of them has a parameter. */
export type MenuRouteName = {
  [Name in PlainRouteName]: (typeof ROUTES)[Name] extends { menu: RouteMenu } ? Name : never
}[PlainRouteName]

/** All menu entries, in the order of the table. */
export const MENU_ROUTES: readonly { route: MenuRouteName; menu: RouteMenu }[] = (
  Object.keys(ROUTES) as MenuRouteName[]
).flatMap((route) => {
  const { menu } = routeEntry(route)
  return menu ? [{ route, menu }] : []
})
