const isJourney = /\.test\.ts$/
/** Contract files used by all journeys: importing them does not relate a journey to a feature. */
const isCommon = /^e2e\/(test-server|browser)\//
/**
 * A feature is a folder of the web, a context of the server, or a file of the contract, all of the same name.
 */
const feature = /^(?:apps\/web\/src\/features|apps\/server\/src\/contexts|packages\/contract\/src)\/([^/.]+)/
const configuration = 'e2e/playwright.config.ts'

/** The contexts that a journey passes through, besides those that it is named after or whose contract it imports. */
export const CONTEXTS_OF_JOURNEYS = {
  'e2e/account/accessibility.test.ts': ['legal', 'onboarding', 'support', 'user-management'],
  'e2e/account/by-keyboard.wide.test.ts': ['authentication', 'user-management'],
  'e2e/account/deletion.test.ts': ['user-management'],
  'e2e/account/email-change.test.ts': ['user-management'],
  'e2e/account/export.test.ts': ['user-management'],
  'e2e/account/getting-help.test.ts': ['support'],
  'e2e/account/health-consent.test.ts': ['habits', 'modules', 'user-management'],
  'e2e/account/impersonation.test.ts': ['administration', 'authentication'],
  'e2e/account/invitation.test.ts': ['onboarding', 'user-management'],
  'e2e/account/menus.test.ts': ['dashboard'],
  'e2e/account/password-reset.test.ts': ['authentication', 'user-management'],
  'e2e/account/profile.test.ts': ['authentication', 'user-management'],
  'e2e/account/sponsor-link.test.ts': ['sponsors', 'user-management'],
  'e2e/admin/admin-day.test.ts': ['administration', 'maintenance', 'staff-security'],
  'e2e/learner/accessibility.test.ts': [
    'blog',
    'dashboard',
    'goal-tracking',
    'modules',
    'nutrition-diary',
    'recipes',
  ],
  'e2e/learner/by-keyboard.wide.test.ts': ['modules'],
  'e2e/learner/diary.test.ts': ['nutrition-diary'],
  'e2e/learner/favourites.test.ts': ['favourites', 'feedback'],
  'e2e/learner/goals.test.ts': ['goal-tracking'],
  'e2e/learner/logging-in.test.ts': ['authentication'],
  'e2e/learner/main-job.phone.test.ts': ['dashboard', 'modules', 'user-progress'],
  'e2e/learner/notifications.test.ts': ['habits', 'push-notifications', 'reminders'],
  'e2e/manager/accessibility.test.ts': [
    'blog',
    'documents',
    'experience-reports',
    'modules',
    'publications',
    'recipes',
  ],
  'e2e/manager/attack-strings.test.ts': ['blog', 'modules'],
  'e2e/manager/company-year.test.ts': ['sponsor-report', 'sponsors', 'user-management'],
  'e2e/manager/conflicts.test.ts': ['modules'],
  'e2e/manager/drafts.test.ts': ['modules'],
  'e2e/manager/looking-after-modules.test.ts': ['modules'],
  'e2e/manager/write-module.test.ts': ['modules'],
  'e2e/tenants/apps.test.ts': ['administration'],
}

/**
 * The journeys affected by changed files: the journey itself or a file of `e2e` that it imports has changed,
 * or a feature that it is named after, whose part of the contract it imports, or that is stated for it.
 * @param {string[]} changed paths from the root
 * @param {Map<string, string[]>} importsOf the imports of each file of `e2e`, as paths from the root
 * @param {Readonly<Record<string, readonly string[]>>} contextsOf by journey
 */
export function journeysOf(changed, importsOf, contextsOf = {}) {
  const features = new Set(changed.map((file) => feature.exec(file)?.[1]).filter(Boolean))
  return [...importsOf.keys()]
    .filter((file) => isJourney.test(file))
    .filter(isConcerned)
    .sort()

  function isConcerned(journey) {
    const files = reachableFrom(journey)
    const own = files.filter((file) => !isCommon.test(file))
    const about = [journey, ...own].flatMap((file) => importsOf.get(file) ?? [])
    return (
      changed.includes(configuration) ||
      changed.some((file) => file === journey || files.includes(file)) ||
      about.some((target) => features.has(feature.exec(target)?.[1])) ||
      features.has(nameOf(journey)) ||
      (contextsOf[journey] ?? []).some((context) => features.has(context))
    )
  }

  function reachableFrom(journey) {
    const found = new Set([journey])
    for (const file of found)
      for (const next of importsOf.get(file) ?? []) if (importsOf.has(next)) found.add(next)
    return [...found]
  }
}

/** `recipes` of `e2e/learner/recipes.test.ts`. */
function nameOf(journey) {
  return /([^/]+?)(?:\.(?:wide|phone))?\.test\.ts$/.exec(journey)?.[1]
}
