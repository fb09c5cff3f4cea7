import type { SessionEnd } from '@wohlauf/contract/authentication/session-end'
import type { Dashboard } from '@wohlauf/contract/dashboard/dashboard'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import type { AppSettings, SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import type { Role } from '@wohlauf/contract/values/features'
import { FEATURES } from '@wohlauf/contract/values/features'

/** For ids that the test does not check. */
export const someId = '01990000-0000-7000-8000-00000000000c'

export const sampleApp: AppSettings = {
  appId: '01990000-0000-7000-8000-00000000000a',
  appTitle: 'Gesund bei Muster',
  appPreventionType: 'NUTRITION',
  appStyle: 'default',
  appHost: window.location.host,
  appEnabledFeatures: [...FEATURES],
  appStoreLink: null,
  playStoreLink: null,
  appScale: null,
  appNightScale: null,
  appLogo: null,
  optionalLegalTexts: [],
}

/** The end of a manager's session that has just begun. */
export const distantEnd = (): SessionEnd => ({
  endsAt: new Date(Date.now() + 12 * 3_600_000).toISOString(),
  isExtendable: true,
})

/** A signed-in user: by default a learner who has completed the introduction. */
export const sampleUser = (
  role: Role = 'ROLE_USER',
  more: Partial<Omit<SessionUser, 'role'>> = {},
): SessionUser => ({
  id: '01990000-0000-7000-8000-00000000000b',
  role: { role, meta: { sponsorId: null } },
  hasCompletedOnboarding: true,
  isAppManager: role === 'ROLE_APP_MANAGER',
  isSponsorManager: role === 'ROLE_SPONSOR_MANAGER',
  emailAddress: 'petra@muster.example',
  firstName: 'Petra',
  lastName: 'Muster',
  notificationSettings: [],
  pushNotificationConfigurations: [],
  healthConsentVersion: HEALTH_DATA_CONSENT.version,
  isImpersonated: false,
  ...more,
})

/** The dashboard of an app without content. */
export const emptyDashboard: Dashboard = {
  activeModule: null,
  hasReadToday: false,
  newBlogArticles: [],
  randomExperienceReports: [],
  randomRecipes: [],
}
