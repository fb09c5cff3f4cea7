import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import { getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { page } from 'vitest/browser'
import { openScreen, progress } from '../../testing/open-screen.tsx'
import { emptyDashboard, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

test('the points are said once, as they are written', async ({ server }) => {
  server.on(getUserProgress, { ...progress, healthPoints: 1390 })
  server.on(getDashboard, emptyDashboard)
  server.on(getHabitIntents, [])
  server.on(getModules, [])
  await openScreen({ server, path: '/dashboard', user: sampleUser() })
  const badge = page.getByRole('link', { name: '1.390 Gesundheitspunkte, zum Fortschritt', exact: true })
  await expect.element(badge).toBeVisible()
  expect([...badge.element().children].map(({ ariaHidden }) => ariaHidden)).toEqual(['true'])
})
