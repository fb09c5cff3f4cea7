import type { Page } from '@playwright/test'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { nextButton } from '../browser/input-device.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { pointsBadge } from '../learner/home.ts'
import { message } from '../learner/login-form.ts'
import { heading } from '../learner/reading.ts'
import { callAs } from '../test-server/call-as.ts'
import { habitProposal, text } from '../test-server/content.ts'
import type { TestServer } from '../test-server/test-server.ts'
import { openDialog, openProfile } from './profile.ts'

const { title, summary, paragraphs, statement, acceptLabel, declineLabel, withdrawal } = HEALTH_DATA_CONSENT
const HABIT = 'Ein Glas Wasser am Morgen'

/** A user who was not asked yet, or consented to another version, on a page that proposes a habit. */
const prepare = async (testServer: TestServer, healthConsentVersion: string | null) => {
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app, healthConsentVersion })
  const habitId = await testServer.createHabit(app, { title: HABIT })
  const { moduleId } = await testServer.createModule(app, {
    title: 'Probemodul',
    pages: [
      { title: 'Der Vorschlag', elements: [{ ...habitProposal(habitId), title: 'Eine Gewohnheit' }] },
      { title: 'Danach', elements: [text()] },
    ],
  })
  const token = await testServer.signIn(user)
  const habits = async () =>
    (await callAs({ host: user.app.host, token }, getHabitIntents, {})).map((intent) => intent.title)
  return { app, user, habits, modulePath: `/module/inhalt/${moduleId}?seite=1` }
}

const question = (page: Page) => page.getByRole('dialog', { name: title })
const start = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Gewohnheit starten' })

const startHabit = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: HABIT })
  await dialog.getByRole('checkbox', { name: 'Montag' }).check()
  await dialog.getByRole('button', { name: 'Gewohnheit starten' }).click()
  await expect(message(page, 'Gewohnheit wurde erstellt.')).toBeVisible()
}

test('a habit is stored only with consent: declined, given, withdrawn; points stay', async ({
  page,
  testServer,
  signIn,
}) => {
  const { app, user, habits, modulePath } = await prepare(testServer, '2020-01-01')
  await signIn(user)
  await openProfile(page, app)
  await expect(page.getByText('Der Text deiner Einwilligung hat sich geändert.')).toBeVisible()
  await openDialog(page, /Einwilligung .* ansehen$/, title)
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()

  await test.step('without consent nothing is stored, and reading continues', async () => {
    await page.goto(urlOf(app, modulePath))
    await start(page).click()
    for (const sentence of [...Object.values(summary), statement])
      await expect(question(page).getByText(sentence)).toBeVisible()
    await question(page).getByRole('button', { name: 'Ganzer Text' }).click()
    for (const sentence of paragraphs) await expect(question(page).getByText(sentence)).toBeVisible()
    await question(page).getByRole('button', { name: declineLabel }).click()
    await expect(message(page, 'Alles gut, wir speichern nichts.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await habits()).toEqual([])
    await nextButton(page).click()
    await expect(heading(page, 'Danach')).toBeVisible()
    await page.goto(urlOf(app, '/gewohnheiten'))
    await expect(heading(page, 'Gewohnheiten brauchen deine Einwilligung')).toBeVisible()
  })

  await test.step('with consent the habit is stored', async () => {
    await page.goto(urlOf(app, modulePath))
    await start(page).click()
    await question(page).getByRole('button', { name: acceptLabel }).click()
    await startHabit(page)
    await expect(pointsBadge(page, 10)).toBeVisible()
    expect(await habits()).toEqual([HABIT])
  })

  await test.step('a withdrawal in the profile deletes the habit and keeps the points', async () => {
    await openProfile(page, app)
    await expect(page.getByText('Du hast eingewilligt.')).toBeVisible()
    const dialog = await openDialog(page, /widerrufen$/, withdrawal.title)
    await dialog.getByRole('button', { name: withdrawal.confirmLabel }).click()
    await expect(
      message(page, 'Deine Einwilligung ist widerrufen, deine Gesundheitsdaten sind gelöscht.'),
    ).toBeVisible()
    await expect(page.getByText('Du hast nicht eingewilligt.')).toBeVisible()
    await expect(pointsBadge(page, 10)).toBeVisible()
    expect(await habits()).toEqual([])
    await page.goto(urlOf(app, modulePath))
    await start(page).click()
    await expect(question(page)).toBeVisible()
  })
})
