import type { Page } from '@playwright/test'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectLogin, logIn } from '../learner/login-form.ts'
import { choose, menus } from '../learner/menu.ts'
import { makePicture } from '../test-server/content.ts'
import { CUT, waitingNotes } from './queued-commands.ts'
import { WORKER_MS, workerReady } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

/** The areas in the bar at the bottom; each is a page with links. */
const AREAS = ['Lernen', 'Reflektieren', 'Umsetzen']

/** Resolves when the worker controls the open document. */
const takenOver = async (page: Page): Promise<void> => {
  await workerReady(page)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: WORKER_MS })
    .toBe(true)
}

const cut = async (page: Page): Promise<void> => {
  await takenOver(page)
  await page.context().setOffline(true)
  await expect(page.getByText(/^Du bist offline/)).toBeVisible()
}

const expectPage = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.getByText('Das hat nicht geklappt')).toHaveCount(0)
  // Drawings that were never loaded leave their ground. Pictures of the content have a placeholder behind them.
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .locator('img[alt=""]:visible')
        .evaluateAll((images: HTMLImageElement[]) =>
          images
            .filter((image) => getComputedStyle(image).opacity !== '0')
            .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
            .map(({ src }) => src),
        ),
    )
    .toEqual([])
}

/** Opens each page that an area of the menu links to. */
const openEachPage = async (page: Page): Promise<void> => {
  for (const area of AREAS) {
    const link = menus(page).getByRole('link', { name: area, exact: true })
    await link.tap()
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: area })).toBeVisible()
    await expectPage(page)
    const addresses = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((each) => each.getAttribute('href') ?? ''))
    const own = addresses.filter((address) => /^\/(?!logout)/.test(address))
    expect(own.length, area).toBeGreaterThan(0)
    for (const address of new Set(own)) {
      await page.getByRole('main').locator(`a[href="${address}"]`).first().tap()
      await expect(page).toHaveURL((url) => url.pathname + url.search === address)
      await expectPage(page)
      await link.tap()
    }
  }
  await menus(page).getByRole('button', { name: 'Profil', exact: true }).tap()
  await page.getByRole('menuitem', { name: 'Profil', exact: true }).tap()
  await expectPage(page)
}

/** Opens the dialog, the picture's crop and their code for the first time. */
const writeEntry = async (page: Page, text: string): Promise<void> => {
  await choose(page, 'Reflektieren', 'Ernährungstagebuch')
  await page.getByRole('button', { name: 'Neuer Eintrag' }).tap()
  const form = page.getByRole('dialog', { name: 'Neuer Eintrag', exact: true })
  await form.getByRole('textbox', { name: 'Beschreibung' }).fill(text)
  const buffer = await makePicture(1600, 1200, 'jpeg')
  await form
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'mittag.jpg', mimeType: 'image/jpeg', buffer })
  await page
    .getByRole('dialog', { name: 'Ausschnitt wählen' })
    .getByRole('button', { name: 'Übernehmen' })
    .tap()
  await expect(form.getByRole('img', { name: 'Gewähltes Bild' })).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Beschreibung' })).toHaveValue(text)
  await form.getByRole('button', { name: 'Eintrag hinzufügen' }).tap()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: text })).toBeVisible()
  await expect(waitingNotes(page).first()).toBeVisible()
}

test('the document of a first visit, and of a login after a logout, opens each page and writes without a network @browser', async ({
  page,
  context,
  testServer,
  watch,
}) => {
  test.slow()
  // A picture may still be in flight at the logout.
  watch.allow(...CUT, /status of 404 .*\/private-images\//)
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app })
  await page.goto(urlOf(app))
  await logIn(page, user)
  // Opened pages are stored on the device.
  await choose(page, 'Reflektieren', 'Ernährungstagebuch')
  await expect(page.getByRole('button', { name: 'Neuer Eintrag' })).toBeVisible()
  const startedAt = await page.evaluate(() => performance.timeOrigin)

  await cut(page)
  await openEachPage(page)
  await writeEntry(page, 'Suppe mit Brot')

  await test.step('after a logout the worker is registered again, without a reload', async () => {
    await context.setOffline(false)
    await expect(waitingNotes(page)).toHaveCount(0)
    await choose(page, 'Profil', 'Abmelden')
    await expectLogin(page)
    await logIn(page, user)
    await choose(page, 'Reflektieren', 'Ernährungstagebuch')
    await expect(page.getByRole('main').getByText('Suppe mit Brot')).toBeVisible()
    await cut(page)
    await openEachPage(page)
    await writeEntry(page, 'Apfel und Nüsse')
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(startedAt)
  })
})
