import type { SessionUser } from '@wohlauf/contract/authentication'
import { BRAND, BRAND_ALIAS } from '@wohlauf/contract/brand'
import type { Feature } from '@wohlauf/contract/features'
import { guardRoute } from '../../routes/guard.ts'
import { type RouteName, routeEntry } from '../../routes/route-table.ts'

type MenuEntry = {
  route: RouteName
  label: string
  /** A line stands above it: what follows is of another kind. */
  startsPart?: true
}
export type MenuGroup = {
  key: 'learn' | 'reflect' | 'implement' | 'manage' | 'account'
  label: string
  entries: MenuEntry[]
}

/** The specification's menus (section 2); an entry is a line here as soon as its route stands in the table. */
const GROUPS: MenuGroup[] = [
  {
    key: 'learn',
    label: 'Lernen',
    entries: [
      { route: 'consume-modules-module-list', label: 'Module' },
      { route: 'consume-documents-document-list', label: 'Dokumente' },
    ],
  },
  {
    key: 'reflect',
    label: 'Reflektieren',
    entries: [{ route: 'user-progress-user-progress', label: 'Fortschritt' }],
  },
  {
    key: 'implement',
    label: 'Umsetzen',
    entries: [{ route: 'manage-habit-intents-habit-intent-list', label: 'Gewohnheiten' }],
  },
]

/** An app manager's areas; each needs its feature too. */
const MANAGEMENT: MenuGroup = {
  key: 'manage',
  label: 'Verwaltung',
  entries: [
    { route: 'manage-modules-module-list', label: 'Module' },
    { route: 'manage-habits-habit-list', label: 'Gewohnheiten' },
    { route: 'manage-documents-document-list', label: 'Dokumente' },
  ],
}

const LEGAL: MenuEntry[] = [
  { route: 'legal-terms-of-use', label: 'Nutzungsbedingungen' },
  { route: 'legal-data-protection', label: 'Datenschutz' },
  { route: 'legal-imprint', label: 'Impressum' },
]

const startingPart = ([first, ...rest]: MenuEntry[]): MenuEntry[] =>
  first ? [{ ...first, startsPart: true }, ...rest] : []

const account = (user: SessionUser | null): MenuGroup =>
  user
    ? {
        key: 'account',
        label: 'Profil',
        entries: [
          { route: 'profile-show-profile', label: 'Profil' },
          { route: 'contact-support-support-introduction', label: 'Support' },
          ...startingPart(LEGAL),
          ...startingPart([{ route: 'logout', label: 'Abmelden' }]),
        ],
      }
    : { key: 'account', label: 'Informationen', entries: LEGAL }

/** The page about the product, offered to who is not logged in yet. */
export const ABOUT: MenuEntry = { route: `about-${BRAND_ALIAS}`, label: `Über ${BRAND}` }

const mayOpen = ({ route }: MenuEntry, user: SessionUser | null, features: readonly Feature[]): boolean =>
  guardRoute(routeEntry(route).access, user, features) === 'allow'

export const offersAbout = (user: SessionUser | null, features: readonly Feature[]): boolean =>
  !user && mayOpen(ABOUT, user, features)

/** What someone may open right now: the three menus for normal users after the introduction, then the account's. */
export const menuFor = (user: SessionUser | null, features: readonly Feature[]): MenuGroup[] => {
  const isLearning = user?.role.role === 'ROLE_USER' && user.hasCompletedOnboarding
  const isManaging = user?.role.role === 'ROLE_APP_MANAGER'
  return [...(isLearning ? GROUPS : []), ...(isManaging ? [MANAGEMENT] : []), account(user)]
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => mayOpen(entry, user, features)) }))
    .filter(({ entries }) => entries.length > 0)
}
