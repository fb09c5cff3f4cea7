import { expect, type Locator, type Page } from '@playwright/test'
import { openProfile } from '../account/profile.ts'
import { test, urlOf } from '../browser/test.ts'
import { postForm } from '../test-server/post.ts'
import type { TestServer } from '../test-server/test-server.ts'
import { message } from './login-form.ts'

const HABIT = 'Ein Glas Wasser'
const DAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag']

const createLearner = async (testServer: TestServer) => {
  const app = await testServer.createApp()
  await testServer.createHabit(app, { title: HABIT })
  return testServer.createUser({ app })
}

const dialog = (page: Page): Locator => page.getByRole('dialog')
const tick = (page: Page, day: 'heute' | 'gestern' = 'heute'): Locator =>
  page.getByRole('checkbox', { name: `${HABIT}, ${day} erledigt` })

const openHabits = async (page: Page, app: { host: string }, heading = 'Gewohnheiten'): Promise<void> => {
  await page.goto(urlOf(app, '/gewohnheiten'))
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** Every day is selected, so that today is one of them. */
const startEveryDay = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Neue Gewohnheit' }).tap()
  await dialog(page).getByRole('button', { name: HABIT }).tap()
  await dialog(page).getByRole('button', { name: 'zum Kaffee' }).tap()
  for (const day of DAYS) await dialog(page).getByRole('checkbox', { name: day }).check()
  await expect(dialog(page).getByText('Fang ruhig kleiner an.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Gewohnheit starten' }).tap()
  await expect(message(page, 'Gewohnheit wurde erstellt.')).toBeVisible()
  await expect(page.getByText(/^Das nächste Mal (heute|morgen) um 09:30 Uhr\.$/)).toBeVisible()
}

/** A started habit's details are behind its row. */
const openDetails = async (page: Page): Promise<void> => {
  const row = page.getByRole('button', { name: HABIT, exact: true })
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.tap()
}

const chooseFromMenu = async (page: Page, name: string): Promise<void> => {
  await openDetails(page)
  await page.getByRole('button', { name: `Mehr zu: ${HABIT}` }).tap()
  await page.getByRole('menuitem', { name }).tap()
}

test('a habit is started, ticked, undone, filled in, paused, changed, deactivated and activated', async ({
  page,
  testServer,
  signIn,
}) => {
  test.slow()
  const user = await createLearner(testServer)
  await signIn(user)
  await openHabits(page, user.app, 'Noch keine Gewohnheit gestartet')
  await test.step('started', () => startEveryDay(page))
  await test.step('ticked, also after a reload, and undone', async () => {
    await tick(page).tap()
    await expect(message(page, 'Durchführung wurde eingetragen.')).toBeVisible()
    await page.reload()
    await expect(tick(page)).toBeChecked()
    await page.getByRole('button', { name: `Rückgängig: ${HABIT}` }).tap()
    await expect(message(page, 'Durchführung wurde zurückgenommen.')).toBeVisible()
    await page.reload()
    await expect(tick(page)).not.toBeChecked()
  })
  await test.step('filled in for yesterday', async () => {
    await testServer.startedYesterday(user)
    await page.reload()
    await page.getByRole('button', { name: 'Gestern nachtragen' }).tap()
    await tick(page, 'gestern').tap()
    await expect(message(page, 'Durchführung wurde eingetragen.')).toBeVisible()
    await openDetails(page)
    await page.getByRole('button', { name: `Rückblick: ${HABIT}` }).tap()
    await expect(dialog(page).getByText('In den letzten 4 Wochen 1 von 1 geplanten Tagen')).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('paused: today is not planned', async () => {
    await chooseFromMenu(page, 'Pause bis …')
    await dialog(page).getByRole('button', { name: 'Pause eintragen' }).tap()
    await expect(message(page, 'Pause wurde eingetragen.')).toBeVisible()
    await expect(page.getByText('Heute ist nichts geplant.')).toBeVisible()
    await chooseFromMenu(page, 'Pause beenden')
    await expect(tick(page)).toBeVisible()
  })
  await test.step('changed', async () => {
    await chooseFromMenu(page, 'Anpassen')
    await dialog(page).getByRole('textbox', { name: 'Auslöser' }).fill('nach dem Zähneputzen')
    await dialog(page).getByRole('button', { name: 'Speichern' }).tap()
    await expect(message(page, 'Gewohnheit wurde angepasst.')).toBeVisible()
    await expect(page.getByText('09:30 · nach dem Zähneputzen', { exact: true })).toBeVisible()
  })
  await test.step('deactivated and activated', async () => {
    await chooseFromMenu(page, 'Deaktivieren')
    await dialog(page).getByRole('button', { name: 'Deaktivieren' }).tap()
    await expect(message(page, 'Gewohnheit wurde deaktiviert.')).toBeVisible()
    await expect(tick(page)).toBeHidden()
    await chooseFromMenu(page, 'Aktivieren')
    await expect(message(page, 'Gewohnheit wurde aktiviert.')).toBeVisible()
    await expect(tick(page)).toBeVisible()
  })
})

test('a reminder mail leads to the tick, and ends by one click of the mail program', async ({
  page,
  testServer,
  signIn,
}) => {
  test.slow()
  const user = await createLearner(testServer)
  await signIn(user)
  await openHabits(page, user.app, 'Noch keine Gewohnheit gestartet')
  await startEveryDay(page)
  await test.step('reminders by mail are switched on', async () => {
    await page.getByRole('button', { name: 'Benachrichtigungen anpassen' }).tap()
    await dialog(page)
      .getByRole('switch', { name: /E-Mail/ })
      .check()
    await dialog(page).getByRole('button', { name: 'Speichern' }).tap()
    await expect(message(page, 'Einstellungen für Benachrichtigungen wurden angepasst.')).toBeVisible()
  })
  await testServer.remindNow(user)
  const mail = await testServer.mails.next(user.emailAddress, 'Erinnerung an deine Gewohnheit')
  expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain(HABIT)
  await test.step('its link leads to the tick', async () => {
    const [link] = mail.links.filter((address) => address.endsWith('/gewohnheiten'))
    await page.goto(link ?? 'about:blank')
    await tick(page).tap()
    await expect(message(page, 'Durchführung wurde eingetragen.')).toBeVisible()
  })
  await test.step('the mail program unsubscribes with one click', async () => {
    const { status } = await postForm(mail.unsubscribeUrl, { 'List-Unsubscribe': 'One-Click' })
    expect(status).toBe(200)
    await openProfile(page, user.app)
    const settings = page.getByRole('region', { name: 'Benachrichtigungen' })
    await expect(settings.getByText('Ausgeschaltet')).toBeVisible()
  })
})
