import { mouse } from '../browser/input-device.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { POINTS_OF_INTRODUCTION, pointsOf } from './expected-points.ts'
import { pointsBadge } from './home.ts'
import { celebrate, expectNoCelebration, levelAt } from './level-up.ts'
import { arrive, beginMainJob, complete, openModule, readAllPages } from './main-job.ts'
import { choose } from './menu.ts'

test('somebody new reads a module to its end and sees the points that it earned, the level once on all devices', async ({
  page,
  testServer,
  watch,
  openBrowser,
}) => {
  const job = await beginMainJob(page, { testServer, watch, device: mouse, app: 'nutrition' })
  const { read, completed } = pointsOf(job.module)
  const points = POINTS_OF_INTRODUCTION + completed
  // The journey looks for the celebration at the end; were a level reached on the way, it would come there.
  expect([levelAt(POINTS_OF_INTRODUCTION + read).level, levelAt(points).level]).toEqual([0, 1])

  await test.step('logs in and goes through the introduction', () => arrive(job))
  await test.step('opens the module', () => openModule(job))
  await test.step('reads every page', () => readAllPages(job))
  await test.step('completes it', () => complete(job))
  await test.step('is congratulated', () => celebrate(page, mouse, points))

  await test.step('finds points, level and badge on the progress page', async () => {
    await pointsBadge(page, points).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Gesundheitspunkte' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: levelAt(points).name })).toBeVisible()
    await expect(page.getByText(`${points} Gesundheitspunkte`, { exact: true })).toBeVisible()
    const reached = page.getByRole('listitem').filter({ hasText: 'Hier bist du' })
    await expect(reached).toContainText(`Level ${levelAt(points).level}`)
  })
  await test.step('finds the module completed, and the habits started', async () => {
    await choose(page, 'Lernen', 'Module')
    const card = page.getByRole('listitem').filter({ hasText: job.module.title })
    await expect(card).toContainText('Abgeschlossen')
    await expect(card.getByRole('link', { name: /^Zum Inhaltsverzeichnis/ })).toBeVisible()
    await choose(page, 'Umsetzen', 'Gewohnheiten')
    await expect(
      page.getByText(/^Nächster Reminder am \d\d\.\d\d\.\d{4} um 08:00 Uhr\.$/).first(),
    ).toBeVisible()
  })
  await test.step('is not congratulated again, neither here nor elsewhere', async () => {
    await expectNoCelebration(page, urlOf(job.user.app, '/dashboard'))
    await expectNoCelebration(await openBrowser(job.user), urlOf(job.user.app, '/dashboard'))
  })
})
