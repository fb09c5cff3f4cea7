import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { idOf, sampleImage } from '../../testing/sample-elements.ts'
import { emptyDashboard, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const open = (server: FakeServer, randomExperienceReports: typeof emptyDashboard.randomExperienceReports) => {
  server.on(getDashboard, { ...emptyDashboard, randomExperienceReports })
  server.on(getModules, [])
  server.on(getHabitIntents, [])
  return openScreen({ server, path: '/dashboard', user: sampleUser() })
}

const report = (number: number) => ({
  experienceReportId: idOf(number),
  name: `Petra ${number}`,
  job: 'Lehrerin',
  image: sampleImage,
})

test('the dashboard shows reports, each a link to its page, and one to all', async ({ server }) => {
  await open(server, [report(1), report(2), report(3)])
  const section = page.getByRole('region', { name: 'Erfahrungsberichte' })
  await expect.element(section.getByRole('listitem').nth(2)).toMatchTextContent('Petra 3Lehrerin')
  await expectAccessible()
  await expect
    .element(section.getByRole('link', { name: 'Petra 2' }))
    .toHaveAttribute('href', `/erfahrungsberichte/erfahrungsbericht/${idOf(2)}`)
  await expect
    .element(section.getByRole('link', { name: 'Alle Berichte' }))
    .toHaveAttribute('href', '/erfahrungsberichte')
})

test('without reports the section is missing', async ({ server }) => {
  await open(server, [])
  await expect.element(page.getByRole('heading', { name: 'Module', exact: true })).toBeVisible()
  expect(page.getByRole('region', { name: 'Erfahrungsberichte' }).elements()).toEqual([])
})
