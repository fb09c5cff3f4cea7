import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { adminLogin, getAuthenticatedUser, login } from '@wohlauf/contract/authentication/authentication'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getDocumentFile } from '@wohlauf/contract/documents/documents'
import { FAVOURITE_KINDS, getFavourites } from '@wohlauf/contract/favourites/favourites'
import { getFeedbackMessagesAsManager } from '@wohlauf/contract/feedback/feedback-as-manager'
import { getUserGoalProgress, getUserGoalProposals } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getLegalText } from '@wohlauf/contract/legal/legal'
import { getModule, getModules } from '@wohlauf/contract/modules/modules'
import { getNutritionDiaryTimeline } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { getFeatureExamples } from '@wohlauf/contract/onboarding/onboarding'
import { isSponsorSlugValid } from '@wohlauf/contract/seats/registration'
import { getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { OPTIONAL_LEGAL_TEXTS, type OptionalLegalText } from '@wohlauf/contract/values/optional-legal-texts'
import { ShortText } from '@wohlauf/contract/values/values'
import { afterAll, describe, expect, test } from 'vitest'
import { outcome } from '../../../apps/server/src/testing/content/reading.ts'
import { earnedBy } from '../../../apps/server/src/testing/people/health-points.ts'
import { PRODUCTION } from '../../../apps/server/src/testing/production.ts'
import { runToEnd } from '../../../apps/server/src/testing/run-to-end.ts'
import { startTestServer } from '../../../apps/server/src/testing/test-server.ts'
import { demoAccounts } from './accounts.ts'
import { codeOfDemoAdmin, DEMO_ADMIN, DEMO_ADMIN_KEY_URI } from './admin.ts'
import { APP_WITH_LEGAL_TEXTS, DEMO_APPS, DEMO_PASSWORD, type DemoApp, demoHost } from './apps.ts'
import { DEMO_WORLDS } from './content/worlds.ts'
import { prepareDemoWorld } from './demo-world.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const demo = { pool: testServer.pool, services: testServer.services, clock: testServer.clock.now }

/** The program of `npm run demo:seed`. */
const seed = (environment: Record<string, string>) =>
  runToEnd('../../../packages/demo/src/seed.ts', [], {
    HOME: process.env.HOME ?? '',
    DATA_DIR: dirname(testServer.storageFolder),
    SECRET_KEY: testServer.secretKey,
    ...environment,
  })

/** Production does not start without one. */
const everything = async (): Promise<Record<string, string>> => {
  const { rows } = await testServer.adminPool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('session', 'admin_session', 'login_throttle', 'rate_limit')`,
  )
  const foundLines: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows: sums } = await testServer.adminPool.query(
      `SELECT md5(string_agg(t::text, '' ORDER BY t::text)) AS sum FROM "${name}" t`,
    )
    foundLines[name] = sums[0].sum
  }
  return foundLines
}

const files = () =>
  readdirSync(testServer.storageFolder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length

const signIn = async (demo: DemoApp, emailAddress = 'mitglied@demo.example', port = 3000) => {
  const host = demoHost(demo, port)
  const answer = await testServer.call(login, { emailAddress, password: DEMO_PASSWORD }, { host })
  return { host, token: answer.headers['auth-token'] ?? '', user: answer.body.user }
}

const filling = await seed({ DATABASE_URL: testServer.adminUrl, PORT: '3000' })

test('fills an empty database and prints addresses and accounts', () => {
  expect([filling.code, filling.errorOutput]).toEqual([0, ''])
  for (const word of [
    'http://localhost:3000',
    'http://bewegung.localhost:3000',
    DEMO_ADMIN,
    DEMO_PASSWORD,
    DEMO_ADMIN_KEY_URI,
  ])
    expect(filling.output).toContain(word)
})

describe.each(DEMO_APPS.map((demo) => [demo.title, demo] as const))('%s', (_, demo) => {
  const world = DEMO_WORLDS[demo.key]

  test('every account can log in', async () => {
    for (const { emailAddress, role, hasCompletedOnboarding } of demoAccounts(demo)) {
      const { user } = await signIn(demo, emailAddress)
      expect(user).toMatchObject({ emailAddress, role: { role }, hasCompletedOnboarding })
    }
  })

  test('has its own colour and logo, or looks as its style', async () => {
    const host = demoHost(demo, 3000)
    const { appScale, appLogo } = (await testServer.call(getAuthenticatedUser, {}, { host })).body
    expect([appScale?.[6], appLogo?.width]).toEqual(
      demo.brandColour ? [demo.brandColour, 200] : [undefined, undefined],
    )
    if (appLogo) expect((await testServer.send({ method: 'GET', url: appLogo.url, host })).status).toBe(200)
  })

  test('shows every module with its pages, pictures and documents', async () => {
    const as = await signIn(demo)
    const { body: modules } = await testServer.call(getModules, {}, as)
    expect(modules.map(({ title }) => title)).toEqual(world.modules.map(({ title }) => title))
    for (const [index, { moduleId }] of modules.entries()) {
      const { status, body } = await testServer.call(getModule, { moduleId }, as)
      expect(status).toBe(200)
      expect(body.pages.map(({ title, contentElements }) => [title, contentElements.length])).toEqual(
        world.modules[index]?.pages.map(({ title, contentElements }) => [title, contentElements.length]),
      )
      const elements = body.pages.flatMap(({ contentElements }) => contentElements)
      const images = elements.flatMap((element) => (element.type === 'IMAGE' ? [element.image] : []))
      for (const image of [body.image, ...images]) {
        expect(image).toMatchObject({ widths: [200, 400, 700, 1000], aspectRatio: 1.5 })
        const { status: fileStatus, bytes } = await testServer.send({
          method: 'GET',
          url: image.url,
          host: as.host,
        })
        expect([fileStatus, bytes.toString('latin1', 8, 12)]).toEqual([200, 'WEBP'])
      }
      for (const element of elements) {
        if (element.type !== 'DOCUMENT') continue
        const input = { documentId: element.idOfReferencedDocument }
        const { headers, bytes } = await testServer.call(getDocumentFile, input, as)
        expect([headers['content-type'], bytes.toString('latin1', 0, 5)]).toEqual([
          'application/pdf',
          '%PDF-',
        ])
        expect(headers['content-disposition']).toContain(element.documentFileName)
      }
    }
  })

  test('shows a new user the modules in the order in which they were written', async () => {
    const as = await signIn(demo, 'neu@demo.example')
    const { body } = await testServer.call(getFeatureExamples, {}, as)
    expect(body.habits.map(({ title }) => title)).toEqual(world.habits.slice(0, 3).map(({ title }) => title))
    expect(body.documents.map(({ title }) => title)).toEqual(
      world.documents.slice(0, 3).map(({ title }) => title),
    )
    expect(body.userGoalProposals.map(({ title }) => title)).toEqual(world.goalProposals.slice(0, 3))
    expect((await testServer.call(getUserProgress, {}, as)).body.healthPoints).toBe(0)
  })

  test('shows the standard imprint alone, or its own with a former version, and the texts that have no standard text', async () => {
    const now = testServer.clock.now()
    // Its versions begin before the day on which the demo world was filled, by the clock of the program above.
    testServer.clock.set('2099-03-04T09:00:00Z')
    const { body } = await testServer.call(getLegalText, { kind: 'IMPRINT' }, { host: demoHost(demo, 3000) })
    const statusOf = async (kind: OptionalLegalText) =>
      (await testServer.call(getLegalText, { kind }, { host: demoHost(demo, 3000) })).status
    const statuses = await Promise.all(OPTIONAL_LEGAL_TEXTS.map(statusOf))
    testServer.clock.set(now)
    const isOwn = demo === APP_WITH_LEGAL_TEXTS
    expect(statuses).toEqual(OPTIONAL_LEGAL_TEXTS.map(() => (isOwn ? 200 : 404)))
    expect([body.bodyHtml !== null, body.formerVersions.length > 0]).toEqual([isOwn, isOwn])
  })

  test('proposes goals, and has a member who has rated some of them for months', async () => {
    const as = await signIn(demo)
    const proposals = (await testServer.call(getUserGoalProposals, {}, as)).body
    expect(proposals.map(({ title }) => title)).toEqual(world.goalProposals)
    const { userGoalProgress, isRatingDue } = (await testServer.call(getUserGoalProgress, {}, as)).body
    expect(userGoalProgress.map(({ title }) => title)).toEqual(world.goalProposals.slice(0, 3))
    expect(userGoalProgress.map(({ scores }) => scores.length)).toEqual([12, 12, 12])
    expect(userGoalProgress.map(({ latestScore }) => latestScore)).toEqual([8, 5, 10])
    // No dialog opens by itself in front of a visitor.
    expect(isRatingDue).toBe(false)
    expect(userGoalProgress.some(({ isCelebrationDue }) => isCelebrationDue)).toBe(false)
  })

  test('has a member who has saved something of each kind, and messages for the manager', async () => {
    const as = await signIn(demo)
    const favourites = (await testServer.call(getFavourites, {}, as)).body
    const featureOf = { EXPERIENCE_REPORT: 'EXPERIENCE_REPORTS', RECIPE: 'RECIPES' } as const
    const shownKinds = FAVOURITE_KINDS.filter(
      (kind) =>
        !(kind in featureOf) || demo.enabledFeatures.includes(featureOf[kind as keyof typeof featureOf]),
    )
    expect(new Set(favourites.map(({ kind }) => kind))).toEqual(new Set(shownKinds))
    const manager = await signIn(demo, 'redaktion@demo.example')
    const { items } = (await testServer.call(getFeedbackMessagesAsManager, { isDone: false }, manager)).body
    expect(items.map(({ senderName, isDone }) => [senderName, isDone])).toEqual([
      [null, false],
      [null, false],
      [null, false],
    ])
  })

  test('has a member with progress: completed modules, one half read, points, a level, a habit', async () => {
    const as = await signIn(demo)
    const { body: modules } = await testServer.call(getModules, {}, as)
    const done = modules.filter(({ isCompleted }) => isCompleted)
    expect(done.length).toBe(modules.length - 2)
    const [begunModule, untouched] = modules.filter(({ isCompleted }) => !isCompleted)
    expect(begunModule?.completionPercentage).toBeGreaterThan(20)
    expect(begunModule?.completionPercentage).toBeLessThan(80)
    expect([begunModule?.isMostRecentlyViewedModule, untouched?.completionPercentage]).toEqual([true, 0])
    const { body: dashboard } = await testServer.call(getDashboard, {}, as)
    expect(dashboard.activeModule?.moduleId).toBe(begunModule?.moduleId)

    const { body: progress } = await testServer.call(getUserProgress, {}, as)
    expect(progress.healthPoints).toBe((await earnedBy(testServer, as.user)).healthPoints)
    expect(progress.level).toBeGreaterThanOrEqual(2)
    expect(progress.lastCelebratedLevel).toBe(progress.level)
    const { body: intents } = await testServer.call(getHabitIntents, {}, as)
    expect(intents.length).toBeGreaterThan(0)
  })

  test('has a diary with pictures, gaps and received tips, where the app has one', async () => {
    const as = await signIn(demo)
    const { status, body } = await testServer.call(getNutritionDiaryTimeline, {}, as)
    const isOn = demo.enabledFeatures.includes('NUTRITION_DIARY')
    expect(status).toBe(isOn ? 200 : 403)
    expect(world.tips.length).toBe({ nutrition: 15, movement: 7, stress: 0 }[demo.key])
    if (!isOn) return
    const items = body.items.flatMap((part) => (part.kind === 'DAY' ? part.items : []))
    const tips = items.flatMap((item) => (item.kind === 'TIP' ? [item.description] : []))
    const pictures = items.flatMap((item) => (item.kind === 'ENTRY' && item.image ? [item.image] : []))
    expect([tips.length > 1, pictures.length > 1]).toEqual([true, true])
    expect(body.items.some(({ kind }) => kind === 'GAP')).toBe(true)
    for (const { url, widths } of pictures) {
      expect(widths).toEqual([400, 800, 1200])
      const { status: fileStatus, bytes } = await testServer.send({ method: 'GET', url, host: as.host })
      expect([fileStatus, bytes.toString('latin1', 8, 12)]).toEqual([200, 'WEBP'])
    }
  })

  test('has tips that fit their field, each once', () => {
    const texts = world.tips.map(({ description }) => description)
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) {
      expect(ShortText.parse(text)).toBe(text)
      expect(text).not.toMatch(/\b(Sie|Ihr|Ihre|Ihnen)\b/)
    }
  })
})

describe('Musterwerke AG', () => {
  const link = /http:\/\/(localhost:3000)\/registrierung\/s\/(\S+)/.exec(filling.output)

  test('has a sponsor’s link for registrations, and prints its address', async () => {
    const [, host = '', registrationLinkSlug = ''] = link ?? []
    const { body } = await testServer.call(isSponsorSlugValid, { registrationLinkSlug }, { host })
    expect(body).toEqual({ isValid: true, explanation: '', sponsorName: 'Musterwerke AG' })
  })

  test('has a hundred and twenty seats, in all states, two of them of demo accounts', async () => {
    const { rows } = await testServer.adminPool.query(
      `SELECT s.available_seats AS seats, t.status, count(*)::int AS used,
         array_agg(u.email_address ORDER BY u.email_address) FILTER (WHERE u.email_address LIKE '%@demo.example') AS accounts
       FROM sponsor s JOIN seat t ON t.sponsor_id = s.id LEFT JOIN app_user u ON u.id = t.account_id
       WHERE s.name = 'Musterwerke AG' GROUP BY s.id, s.available_seats, t.status ORDER BY t.status`,
    )
    expect(rows).toEqual([
      { seats: 120, status: 'ACCEPTED', used: 96, accounts: ['mitglied@demo.example', 'neu@demo.example'] },
      { seats: 120, status: 'INVITED', used: 4, accounts: null },
      { seats: 120, status: 'REGISTRATION_STARTED', used: 3, accounts: null },
    ])
  })

  test('is one of three companies whose seats changed over a year; one has few left', async () => {
    const { rows } = await testServer.adminPool.query(
      `SELECT s.name, s.available_seats AS seats, (SELECT count(*)::int FROM seat t WHERE t.sponsor_id = s.id) AS used,
         (SELECT array_agg(c.available_seats ORDER BY c.changed_at) FROM available_seats_change c
          WHERE c.sponsor_id = s.id) AS history
       FROM sponsor s ORDER BY s.name`,
    )
    expect(rows).toEqual([
      { name: 'Klinikum am Park', seats: 60, used: 20, history: [100, 50, 60] },
      { name: 'Musterwerke AG', seats: 120, used: 103, history: [60, 90, 120] },
      { name: 'Stadtwerke Beispielstadt', seats: 30, used: 28, history: [20, 30] },
    ])
  })

  test('has a manager', async () => {
    const [demo] = DEMO_APPS
    const { user } = await signIn(demo as DemoApp, 'sponsor@demo.example')
    const { rows } = await testServer.adminPool.query<{ id: string }>(
      `SELECT id FROM sponsor WHERE name = 'Musterwerke AG'`,
    )
    expect(user.role).toEqual({ role: 'ROLE_SPONSOR_MANAGER', meta: { sponsorId: rows[0]?.id } })
  })
})

test('has an admin for the admin site, whose code is known to those who start it', async () => {
  const logIn = (code?: string) =>
    testServer.call(adminLogin, {
      emailAddress: DEMO_ADMIN,
      password: DEMO_PASSWORD,
      ...(code ? { code } : {}),
    })
  expect(outcome(await logIn())).toEqual([403, 'second-factor-required'])
  const { status, body } = await logIn(codeOfDemoAdmin(testServer.clock.now()))
  expect([status, body.admin.secondFactor]).toEqual([200, undefined])
})

test('a second start changes nothing', async () => {
  const [before, keptFiles] = [await everything(), files()]
  await prepareDemoWorld(demo, 3000)
  const again = await seed({ DATABASE_URL: testServer.adminUrl, PORT: '4000' })
  expect([again.code, again.output]).toEqual([0, 'The database has apps already, so nothing was changed.\n'])
  expect([await everything(), files()]).toEqual([before, keptFiles])
})

test('on another port the hosts change, and nothing else', async () => {
  const before = await everything()
  await prepareDemoWorld(demo, 80)
  const [first] = DEMO_APPS
  if (!first) throw new Error('there is no demo app')
  expect(demoHost(first, 80)).toBe('localhost')
  for (const demo of DEMO_APPS) expect((await signIn(demo, undefined, 80)).token).not.toBe('')
  const stateAfter = await everything()
  expect(
    Object.keys(before)
      .filter((name) => before[name] !== stateAfter[name])
      .sort(),
  ).toEqual(['app', 'app_host'])
  await prepareDemoWorld(demo, 3000)
  expect(await everything()).toEqual(before)
})

test('is not created in production, nor without a database', async () => {
  const production = await seed({
    DATABASE_URL: testServer.adminUrl,
    ADMIN_HOST: 'admin.muster.example',
    ...PRODUCTION,
  })
  expect([production.code, production.errorOutput]).toEqual([
    1,
    'The demo world was not made: Demo accounts have a known password, so they are not created where NODE_ENV=production.\n',
  ])
  const nowhere = await seed({})
  expect([nowhere.code, nowhere.errorOutput.split(',')[0]]).toEqual([
    1,
    'The demo world was not made: DATABASE_URL must name the database to fill',
  ])
})
