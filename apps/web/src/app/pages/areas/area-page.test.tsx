import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { MENU_ROUTES } from '@wohlauf/contract/routes/routes'
import { getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { FEATURES } from '@wohlauf/contract/values/features'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { asActiveModule, moduleWith, THREE_PAGES } from '../../../testing/reading.ts'
import { emptyDashboard, sampleApp, sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'
import { AREA_TEXTS } from './area-texts.ts'

const areas = () => page.getByRole('main').getByRole('listitem')

test('each area has its name, its picture, and what is new in it or what it is for', async ({ server }) => {
  server.on(getDashboard, {
    ...emptyDashboard,
    activeModule: asActiveModule(moduleWith(THREE_PAGES, { completionPercentage: 33 })),
  })
  await openScreen({ server, path: '/lernen', user: sampleUser() })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lernen' })).toBeVisible()
  await expect.element(areas().first()).toMatchTextContent(/^ModuleWeiter mit „.+“$/)
  await expect.element(areas().filter({ hasText: 'Dokumente' })).toMatchTextContent('Pläne und Listen')
  for (const picture of page.getByRole('main').element().querySelectorAll('img')) {
    await expect.poll(() => picture.complete && picture.naturalWidth).toBeGreaterThan(0)
    expect(picture.alt).toBe('')
  }
  await expectAccessible()
})

test('without an answer each area says what it is for', async ({ server }) => {
  server.refuse(getDashboard, 'internal-error')
  await openScreen({ server, path: '/lernen', user: sampleUser() })
  await expect.element(areas().first()).toMatchTextContent('Wissen in kleinen Schritten')
})

test('only areas whose features are on are shown', async ({ server }) => {
  server.refuse(getUserProgress, 'internal-error')
  const app = { ...sampleApp, appEnabledFeatures: FEATURES.filter((feature) => feature === 'GOAL_TRACKING') }
  await openScreen({ server, path: '/reflektieren', user: sampleUser(), app })
  await expect.element(areas().nth(1)).toMatchTextContent('Ziele')
  expect(areas().elements()).toHaveLength(2)
})

test('shows how many habits of today are left', async ({ server }) => {
  server.on(getHabitIntents, [])
  await openScreen({ server, path: '/umsetzen', user: sampleUser() })
  await expect.element(areas().filter({ hasText: 'Gewohnheiten' })).toMatchTextContent('Kleine Schritte')
})

test('every area of a learner’s menus has a text', () => {
  const routes = MENU_ROUTES.filter(({ menu }) => ['learn', 'reflect', 'implement'].includes(menu.group))
  expect(routes.filter(({ route }) => !AREA_TEXTS[route]).map(({ route }) => route)).toEqual([])
})
