import type { Page } from '@playwright/test'
import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { markModulePageAsSeen } from '@wohlauf/contract/modules/modules'
import { touch } from '../browser/input-device.ts'
import { addressIn } from '../browser/shell.ts'
import { swipe } from '../browser/swipe.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { POINTS_OF_INTRODUCTION, pointsOf } from './expected-points.ts'
import { pointsBadge } from './home.ts'
import { celebrate, expectNoCelebration, levelAt } from './level-up.ts'
import { expectLogin, message } from './login-form.ts'
import { arrive, beginMainJob, complete, type MainJob, openModule, readPages } from './main-job.ts'
import { choose } from './menu.ts'
import { heading, readPage, turn } from './reading.ts'

/** A reload in the middle of the introduction continues at the same step. */
const reloadAtThirdStep = (page: Page) => async (step: number) => {
  if (step !== 3) return
  const title = page.getByRole('heading', { level: 1 })
  const before = await title.textContent()
  await page.reload()
  await expect(title).toHaveText(before ?? '')
}

/** Progress is stored on the server: a reload continues at the same page. */
const readFirstPage = async (job: MainJob): Promise<void> => {
  const { page, device, module } = job
  const [first, second] = module.pages
  if (!first || !second) throw new Error('the module has no second page')
  await readPage(job, first)
  const saving = page.waitForResponse((response) => response.url().endsWith(markModulePageAsSeen.path))
  await turn(page, device)
  await saving
  await page.reload()
  await expect(heading(page, second.title)).toBeVisible()
}

/** Reading continues at the same page on another device. */
const continueOnAnotherDevice = async (other: Page, { module, user }: MainJob): Promise<void> => {
  await other.goto(urlOf(user.app, '/dashboard'))
  await other.getByRole('link', { name: `Fortsetzen: ${module.title}` }).click()
  await expect(heading(other, module.pages[1]?.title ?? '')).toBeVisible()
  await other.goBack()
  await expect(other).toHaveURL(/\/dashboard$/)
}

/** Swipes back, and forward again. */
const swipeBackAndOn = async ({ page, module }: MainJob): Promise<void> => {
  await expect(async () => {
    await swipe(page, 'right')
    await expect(heading(page, module.pages.at(-1)?.title ?? '')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(async () => {
    await swipe(page, 'left')
    await expect(page).toHaveURL(/abschluss/, { timeout: 3_000 })
  }).toPass()
}

const expectProgress = async (page: Page, points: number): Promise<void> => {
  const { level, name } = levelAt(points)
  await pointsBadge(page, points).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Gesundheitspunkte' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.getByText(`${points} Gesundheitspunkte`, { exact: true })).toBeVisible()
  const currentLevel = page.getByRole('listitem').filter({ hasText: 'Hier bist du' })
  await expect(currentLevel).toContainText(`Level ${level}`)
}

test('a new user reads a module to its end by tapping and swiping; points, level and habits are on all devices', async ({
  page,
  testServer,
  watch,
  openBrowser,
  request,
}) => {
  test.slow()
  watch.allow(/status of 401/)
  const job = await beginMainJob(page, { testServer, watch, device: touch, app: 'nutrition' })
  const { user, module } = job
  const { readingPoints, completed } = pointsOf(module)
  const points = POINTS_OF_INTRODUCTION + completed
  // The journey expects the congratulation at the end: a level reached earlier would show it too soon.
  expect([levelAt(POINTS_OF_INTRODUCTION + readingPoints).level, levelAt(points).level]).toEqual([0, 1])
  const other = await openBrowser(user)

  await test.step('logs in and completes the introduction', () => arrive(job, reloadAtThirdStep(page)))
  await test.step('opens the module', () => openModule(job))
  await test.step('reads the first page', () => readFirstPage(job))
  await test.step('continues on another device', () => continueOnAnotherDevice(other, job))
  await test.step('reads the other pages', () => readPages(job, module.pages.slice(1)))
  await test.step('swipes back and forward', () => swipeBackAndOn(job))
  await test.step('completes the module', () => complete(job))
  await test.step('sees the congratulation', () => celebrate(page, touch, points))
  await test.step('finds points, level and badge on the progress page', () => expectProgress(page, points))
  await test.step('finds the module completed, and the habits started', async () => {
    await choose(page, 'Lernen', 'Module')
    const card = page.getByRole('listitem').filter({ hasText: module.title })
    await expect(card).toContainText('Abgeschlossen')
    await expect(card.getByRole('link', { name: /^Zum Inhaltsverzeichnis/ })).toBeVisible()
    await choose(page, 'Umsetzen', 'Gewohnheiten')
    await page.getByRole('main').getByRole('button', { expanded: false }).first().tap()
    await expect(
      page.getByText(/^Nächstes Mal am \d\d\.\d\d\.\d{4} um 08:00 Uhr, ohne Erinnerung\.$/).first(),
    ).toBeVisible()
  })
  await test.step('has a document sent by mail', async () => {
    await choose(page, 'Lernen', 'Dokumente')
    const [document] = job.world.documents
    await page.getByRole('button', { name: `${document?.title} per E-Mail senden` }).tap()
    await expect(message(page, 'Das Dokument ist per E-Mail unterwegs zu dir.')).toBeVisible()
    await testServer.mails.next(user.emailAddress, 'Dokument')
  })
  await test.step('is not congratulated again, neither here nor on another device', async () => {
    await expectNoCelebration(page, urlOf(user.app, '/dashboard'))
    await expectNoCelebration(other, urlOf(user.app, '/dashboard'))
  })
  await test.step('logs out: the server ends the session', async () => {
    const token = await page.evaluate(() => localStorage.getItem('auth-token'))
    await page.goto(urlOf(user.app, '/logout'))
    await page.clock.runFor(2_000)
    await expectLogin(page)
    const answer = await request.get(urlOf(user.app, getAuthenticatedUser.path), {
      headers: { 'auth-token': token ?? '' },
    })
    expect(answer.status()).toBe(401)
  })
  await test.step("requests went only to the app itself and to the video's host", async () => {
    const requests = watch.requestedUrls().filter(({ protocol }) => protocol.startsWith('http'))
    expect(new Set(requests.map(({ origin }) => origin))).toEqual(
      new Set([
        urlOf(user.app, ''),
        addressIn(page.context(), user.app.host, ''),
        'https://player.vimeo.com',
      ]),
    )
  })
})
