import {
  getExperienceReportDetails,
  getExperienceReports,
} from '@wohlauf/contract/experience-reports/experience-reports'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import { sampleReport } from '../../../testing/managed-samples.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { idOf } from '../../../testing/sample-elements.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const PATH = '/erfahrungsberichte'
const DETAILS = `${PATH}/erfahrungsbericht/${idOf(1)}`
const petra = sampleReport(1)
const heading = (name: string) => page.getByRole('heading', { name })

test('a report opens from the list, with photo, facts and text', async ({ server }) => {
  server.on(getExperienceReports, [petra, sampleReport(2)])
  server.on(getExperienceReportDetails, petra)
  const { address } = await openScreen({ server, path: PATH, user: sampleUser() })
  await expect.element(heading('Petra 2')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Lesen: Petra 1, Lehrerin' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Petra 1' })).toBeVisible()
  expect(address()).toBe(DETAILS)
  await expect.element(page.getByText('47 Jahre')).toBeVisible()
  await expect.element(page.getByText('Lehrerin')).toBeVisible()
  await expect.element(page.getByText('Verheiratet')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Der Anfang' })).toBeVisible()
  await expect
    .poll(() => server.callsOf(getExperienceReportDetails).map(({ input }) => input))
    .toEqual([{ experienceReportId: idOf(1) }])
  await expectAccessible()
})

test('says that the list is empty', async ({ server }) => {
  server.on(getExperienceReports, [])
  await openScreen({ server, path: PATH, user: sampleUser() })
  await expect.element(heading('Noch keine Erfahrungsberichte verfügbar.')).toBeVisible()
  await expectAccessible()
})

test.for(['not-found', 'not-valid'] as const)(
  'a report that does not exist (%s) says so, and leads to the others',
  async (refusal, { server }) => {
    server.refuse(getExperienceReportDetails, refusal)
    server.on(getExperienceReports, [petra])
    await openScreen({ server, path: DETAILS, user: sampleUser() })
    await expect.element(heading('Diesen Erfahrungsbericht gibt es nicht mehr')).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Alle Erfahrungsberichte' }).click()
    await expect.element(heading('Petra 1')).toBeVisible()
  },
)

test('list and report are retried after a failure', async ({ server }) => {
  const retry = page.getByRole('button', { name: 'Noch einmal versuchen' })
  server.refuse(getExperienceReports, 'internal-error')
  await openScreen({ server, path: PATH, user: sampleUser() })
  await expect.element(retry).toBeVisible()
  server.on(getExperienceReports, [petra])
  await retry.click()
  server.refuse(getExperienceReportDetails, 'internal-error')
  await page.getByRole('link', { name: 'Lesen: Petra 1, Lehrerin' }).click()
  await expect.element(heading('Der Erfahrungsbericht ist gerade nicht erreichbar')).toBeVisible()
  server.on(getExperienceReportDetails, petra)
  await retry.click()
  await expect.element(page.getByText('47 Jahre')).toBeVisible()
})
