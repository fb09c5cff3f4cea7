import type { SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import { FEATURES, type Feature } from '@wohlauf/contract/values/features'
import { OPTIONAL_LEGAL_TEXTS, type OptionalLegalText } from '@wohlauf/contract/values/optional-legal-texts'
import { expect, test } from 'vitest'
import { aboutEntry, menuFor, targetOf } from './menu.ts'

const userWith = (role: SessionUser['role']['role'], hasCompletedOnboarding: boolean): SessionUser => ({
  id: '00000000-0000-4000-8000-000000000001',
  role: { role, meta: { sponsorId: null } },
  hasCompletedOnboarding,
  isAppManager: role === 'ROLE_APP_MANAGER',
  isSponsorManager: role === 'ROLE_SPONSOR_MANAGER',
  emailAddress: 'jemand@example.com',
  firstName: '',
  lastName: '',
  notificationSettings: [],
  pushNotificationConfigurations: [],
  healthConsentVersion: null,
  isImpersonated: false,
})

const appWith = (
  appEnabledFeatures: readonly Feature[] = FEATURES,
  optionalLegalTexts: readonly OptionalLegalText[] = [],
) => ({ appEnabledFeatures: [...appEnabledFeatures], optionalLegalTexts: [...optionalLegalTexts] })

const LEGAL = ['Nutzungsbedingungen', 'Datenschutz', 'Impressum']

const accountMenu = (user: SessionUser | null) => {
  const group = menuFor(user, appWith()).at(-1)
  return [group?.label, ...(group?.entries.map(({ label }) => label) ?? [])]
}

test.each([
  ['a visitor can read the legal texts', null, ['Informationen', ...LEGAL]],
  [
    'a learner has everything',
    userWith('ROLE_USER', true),
    ['Profil', 'Profil', 'Gemerkt', 'Support', ...LEGAL, 'Abmelden'],
  ],
  [
    'before the introduction is done nothing can be saved yet',
    userWith('ROLE_USER', false),
    ['Profil', 'Profil', 'Support', ...LEGAL, 'Abmelden'],
  ],
  [
    'a manager has no support entry',
    userWith('ROLE_APP_MANAGER', false),
    ['Profil', 'Profil', ...LEGAL, 'Abmelden'],
  ],
])('%s', (_name, user, labels) => {
  expect(accountMenu(user)).toEqual(labels)
})

test.each([null, userWith('ROLE_USER', true), userWith('ROLE_APP_MANAGER', false)])(
  'texts without a standard text stand after the imprint, each in apps where one is in force',
  (user) => {
    const entriesIn = (app: ReturnType<typeof appWith> | null) => {
      const labels = menuFor(user, app)
        .at(-1)
        ?.entries.map(({ label }) => label)
        .filter((label) => label !== 'Abmelden')
      return labels?.slice(labels.indexOf('Impressum') + 1)
    }
    const [statement, easyLanguage] = ['Barrierefreiheit', 'Leichte Sprache und Gebärdensprache']
    const inForce = (...kinds: OptionalLegalText[]) => entriesIn(appWith(FEATURES, kinds))
    expect(inForce(...OPTIONAL_LEGAL_TEXTS)).toEqual([statement, easyLanguage])
    expect(inForce('ACCESSIBILITY')).toEqual([statement])
    expect(inForce('EASY_LANGUAGE')).toEqual([easyLanguage])
    expect(inForce()).toEqual([])
    expect(entriesIn(null)).toEqual([])
  },
)

test('the three menus appear with the completion of the introduction', () => {
  const labels = (user: SessionUser) => menuFor(user, appWith()).map(({ label }) => label)
  expect(labels(userWith('ROLE_USER', false))).toEqual(['Profil'])
  expect(labels(userWith('ROLE_USER', true))).toEqual(['Lernen', 'Reflektieren', 'Umsetzen', 'Profil'])
})

test('the page about the product is offered without a login, if the app has it', () => {
  expect(aboutEntry(null, appWith(['ABOUT']))).toMatchObject({
    route: 'about-wohlauf',
    label: 'Über Wohlauf',
  })
  expect(aboutEntry(null, appWith([]))).toBeNull()
  expect(aboutEntry(userWith('ROLE_USER', true), appWith(['ABOUT']))).toBeNull()
})

test('a line separates the parts of the account menu, never above its first entry', () => {
  const linesOf = (user: SessionUser | null) =>
    menuFor(user, appWith())
      .at(-1)
      ?.entries.filter(({ startsPart }) => startsPart)
      .map(({ label }) => label)
  expect(linesOf(userWith('ROLE_USER', true))).toEqual(['Nutzungsbedingungen', 'Abmelden'])
  expect(linesOf(null)).toEqual([])
})

const targetsOf = (user: SessionUser, features: readonly Feature[], isPhone: boolean) =>
  Object.fromEntries(menuFor(user, appWith(features)).map((group) => [group.key, targetOf(group, isPhone)]))

test('on a phone a learner’s menus are pages, on a wide screen they open', () => {
  const learner = userWith('ROLE_USER', true)
  expect(targetsOf(learner, FEATURES, true)).toMatchObject({
    learn: 'area-learn',
    reflect: 'area-reflect',
    account: undefined,
  })
  expect(targetsOf(learner, FEATURES, false)).toMatchObject({ learn: undefined, reflect: undefined })
})

test.each([true, false])('a menu with one entry is a link to it, on a phone: %s', (isPhone) => {
  const targets = targetsOf(userWith('ROLE_USER', true), [], isPhone)
  expect(targets).toMatchObject({
    learn: 'consume-modules-module-list',
    reflect: 'user-progress-user-progress',
    implement: 'manage-habit-intents-habit-intent-list',
  })
})

test('a sponsor’s manager has seats and report, where the app has sponsors', () => {
  const labels = (features: readonly Feature[]) =>
    menuFor(userWith('ROLE_SPONSOR_MANAGER', false), appWith(features))
      .filter(({ key }) => key === 'manage')
      .flatMap(({ entries }) => entries.map(({ label }) => label))
  expect(labels(FEATURES)).toEqual(['Lizenzen', 'Bericht'])
  expect(labels(['BLOG'])).toEqual([])
})
