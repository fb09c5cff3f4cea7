import {
  MENU_ROUTES,
  type MenuGroupKey,
  type MenuRouteName,
  type PlainRouteName,
  type RouteMenu,
  routeEntry,
} from '@wohlauf/contract/routes/routes'
import type { AppSettings, PersonOfSession } from '@wohlauf/contract/values/accounts/session-answer'
import { guardRoute } from '../../routes/guard.ts'

type MenuEntry = { route: MenuRouteName } & RouteMenu

/** Null while the settings are not known. */
type App = Pick<AppSettings, 'appEnabledFeatures' | 'optionalLegalTexts'> | null

export type MenuGroup = {
  key: Exclude<MenuGroupKey, 'about'>
  label: string
  entries: MenuEntry[]
}

const AREA_PAGES = { learn: 'area-learn', reflect: 'area-reflect', implement: 'area-implement' } as const

/** A learner's menus in their order, then the managers' (specification, section 2). */
const LEARNING = [
  ['learn', 'Lernen'],
  ['reflect', 'Reflektieren'],
  ['implement', 'Umsetzen'],
] as const

const mayOpen = ({ route, needsUser, needsLegalText }: MenuEntry, user: PersonOfSession | null, app: App) =>
  (user !== null || !needsUser) &&
  (!needsLegalText || app?.optionalLegalTexts.includes(needsLegalText)) &&
  guardRoute(routeEntry(route).access, user, app?.appEnabledFeatures ?? []) === 'allow'

/** The available entries of a group, in the table's order; no line is above the first entry. */
const entriesFor = (key: MenuGroupKey, user: PersonOfSession | null, app: App): MenuEntry[] =>
  MENU_ROUTES.filter(({ menu }) => menu.group === key)
    .map(({ route, menu }): MenuEntry => ({ route, ...menu }))
    .filter((entry) => mayOpen(entry, user, app))
    .map(({ startsPart, ...entry }, index) => (startsPart && index > 0 ? { ...entry, startsPart } : entry))

/** The page about the product, for visitors who are not logged in; null if the app does not offer it. */
export const aboutEntry = (user: PersonOfSession | null, app: App): MenuEntry | null =>
  (user ? [] : entriesFor('about', user, app))[0] ?? null

/**
 * The target of a menu that is a link: it has one entry, or is a learner's menu on a phone, where each is a
 * page. Undefined for a menu that opens.
 */
export const targetOf = ({ key, entries }: MenuGroup, isPhone: boolean): PlainRouteName | undefined => {
  const [only, ...others] = entries
  if (only && others.length === 0) return only.route
  return isPhone ? AREA_PAGES[key as keyof typeof AREA_PAGES] : undefined
}

/** A learner's three menus appear after the introduction, the account's menu is last. */
export const menuFor = (user: PersonOfSession | null, app: App): MenuGroup[] => {
  const isLearning = user?.role.role === 'ROLE_USER' && user.hasCompletedOnboarding
  const managing = ['manage', 'Verwaltung'] as const
  const account = ['account', user ? 'Profil' : 'Informationen'] as const
  return [...(isLearning ? LEARNING : []), managing, account]
    .map(([key, label]) => ({ key, label, entries: entriesFor(key, user, app) }))
    .filter(({ entries }) => entries.length > 0)
}
