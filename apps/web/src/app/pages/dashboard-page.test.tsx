import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { asActiveModule, moduleWith, THREE_PAGES } from '../../testing/reading.ts'
import { emptyDashboard, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const title = (name: string) => page.getByRole('heading', { name, exact: true })

test('says that an app has no modules', async ({ server }) => {
  server.on(getDashboard, emptyDashboard)
  server.on(getModules, [])
  server.on(getHabitIntents, [])
  await openScreen({ server, path: '/dashboard', user: sampleUser() })
  await expect.element(title('Noch keine Module verfügbar.')).toBeVisible()
  await expect.element(page.getByText('Noch keine Gewohnheit gestartet')).toBeVisible()
  const choice = page.getByRole('link', { name: 'Gewohnheit aussuchen' })
  await expect.element(choice).toHaveAttribute('href', '/gewohnheiten')
  await expectAccessible()
})

test('offers completed modules for reading again when all are completed', async ({ server }) => {
  server.on(getDashboard, emptyDashboard)
  server.on(getModules, [moduleWith(THREE_PAGES, { isCompleted: true, completionPercentage: 100 })])
  server.on(getHabitIntents, [])
  const { address } = await openScreen({ server, path: '/dashboard', user: sampleUser() })
  await expect.element(title('Du hast alle Module abgeschlossen')).toBeVisible()
  await page.getByRole('link', { name: 'Zum Nachlesen' }).click()
  await expect.poll(address).toBe('/module')
})

test('when all queries fail, one retry refetches all of them', async ({ server }) => {
  server.refuse(getDashboard, 'unavailable')
  server.refuse(getHabitIntents, 'unavailable')
  await openScreen({ server, path: '/dashboard', user: sampleUser() })
  await expect.element(title('Dein Modul ist gerade nicht erreichbar')).toBeVisible()
  await expectAccessible()
  server.on(getDashboard, {
    ...emptyDashboard,
    activeModule: asActiveModule(moduleWith(THREE_PAGES, { completionPercentage: 33 })),
  })
  server.on(getHabitIntents, [])
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect.element(title('Probemodul')).toBeVisible()
  await expect.element(page.getByText('Zu 33% abgeschlossen')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Fortsetzen: Probemodul' })).toBeVisible()
  await expect.element(title('Heutige Gewohnheiten')).toBeVisible()
})
