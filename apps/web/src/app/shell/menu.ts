import type { SessionUser } from '@wohlauf/contract/authentication'
import type { Feature } from '@wohlauf/contract/features'
import { guardRoute } from '../../routes/guard.ts'
import { type RouteName, routeEntry } from '../../routes/route-table.ts'

type MenuEntry = { route: RouteName; label: string }
export type MenuGroup = {
  key: 'learn' | 'reflect' | 'implement' | 'account'
  label: string
  entries: MenuEntry[]
}

/** The specification's menus (section 2); an entry is a line here as soon as its route stands in the table. */
const GROUPS: MenuGroup[] = [
  { key: 'learn', label: 'Lernen', entries: [{ route: 'consume-modules-module-list', label: 'Module' }] },
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

const account = (user: SessionUser | null): MenuGroup => ({
  key: 'account',
  label: user ? 'Profil' : 'Informationen',
  entries: user ? [{ route: 'logout', label: 'Abmelden' }] : [],
})

/** What someone may open right now: the three menus for normal users after the introduction, then the account's. */
export const menuFor = (user: SessionUser | null, features: readonly Feature[]): MenuGroup[] => {
  const isLearning = user?.role.role === 'ROLE_USER' && user.hasCompletedOnboarding
  return [...(isLearning ? GROUPS : []), account(user)]
    .map((group) => ({
      ...group,
      entries: group.entries.filter(
        ({ route }) => guardRoute(routeEntry(route).access, user, features) === 'allow',
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
}
