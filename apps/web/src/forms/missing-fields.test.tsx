import { confirmUserRegistration, getUserRegistrationRequest } from '@wohlauf/contract/accounts/registration'
import { login } from '@wohlauf/contract/authentication/authentication'
import {
  createExperienceReportAsManager,
  getExperienceReportsAsManager,
} from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { getHabitsAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { getNutritionDiaryTimeline } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { isSponsorSlugValid } from '@wohlauf/contract/seats/registration'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { type Locator, page, userEvent } from 'vitest/browser'
import { button, chooseFile, dialogNamed, field, formNamed, openAsManager } from '../testing/editing.ts'
import type { FakeServer } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { makePhoto } from '../testing/photo.ts'
import { diaryOf } from '../testing/sample-diary.ts'
import { sampleUser } from '../testing/samples.ts'
import { expect, test } from '../testing/test.ts'

const REQUIRED = MESSAGES.required

const main = page.getByRole('main')
const submit = (name: string, within: Locator = main) => within.getByRole('button', { name, exact: true })
const password = page.getByLabelText(/^Passwort\W*$/)

/** Presses as a finger does: the locator's own click would wait until the button is enabled. */
const press = (locator: Locator) => (locator.element() as HTMLElement).click()

/** The rules of the login's fields are loaded after them. */
const openLogin = async (server: FakeServer) => {
  await openScreen({ server, path: '/login' })
  await field(main, 'E-Mail Adresse').fill('petra@muster.example')
  await password.fill('irgendeins')
  await expect.element(submit('Anmelden')).toBeEnabled()
  await password.clear()
  await field(main, 'E-Mail Adresse').clear()
  await expect.element(submit('Anmelden')).toBeDisabled()
}

const expectLeadsTo = async (locator: Locator, message: string) => {
  await expect.element(locator).toHaveFocus()
  await expect.element(locator).toHaveAttribute('aria-invalid', 'true')
  await expect.element(locator).toHaveAccessibleDescription(expect.stringContaining(message))
}

test('a press with nothing filled in shows what is missing, at the first field', async ({ server }) => {
  await openLogin(server)
  press(submit('Anmelden'))
  await expectLeadsTo(field(main, 'E-Mail Adresse'), REQUIRED)
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  expect(server.callsOf(login)).toEqual([])
})

test('nothing is called invalid before it was touched, neither a field nor its form', async ({ server }) => {
  server.on(isSponsorSlugValid, { isValid: true, explanation: '', sponsorName: 'Probewerke' })
  await openScreen({ server, path: '/registrierung/s/probewerke' })
  await expect.element(field(main, 'E-Mail Adresse')).toHaveAttribute('aria-required', 'true')
  await expect.element(page.getByRole('checkbox').first()).toHaveAttribute('aria-required', 'true')
  // Firefox says it of each of these.
  expect([...document.querySelectorAll(':invalid, [aria-invalid]')]).toEqual([])
})

test('Enter in a field leads to the one that is missing', async ({ server }) => {
  await openLogin(server)
  await field(main, 'E-Mail Adresse').fill('petra@muster.example')
  await userEvent.keyboard('{Enter}')
  await expectLeadsTo(password, REQUIRED)
  expect(server.callsOf(login)).toEqual([])
})

test('boxes that are not ticked are named', async ({ server }) => {
  server.on(isSponsorSlugValid, { isValid: true, explanation: '', sponsorName: 'Probewerke' })
  await openScreen({ server, path: '/registrierung/s/probewerke' })
  await field(main, 'E-Mail Adresse').fill('petra@muster.example')
  press(submit('Registrieren'))
  const box = page.getByRole('checkbox', { name: 'Ich akzeptiere die Datenschutzerklärung' })
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(() => page.getByText('Diese Option muss ausgewählt sein').elements()).toHaveLength(2)
})

test('a repeated password that differs is named, though nothing is empty', async ({ server }) => {
  server.on(getUserRegistrationRequest, {
    emailAddress: 'petra@muster.example',
    hasAgreed: true,
    isStaff: true,
    sponsorName: '',
  })
  await openScreen({ server, path: `/registrierung/${'x'.repeat(43)}` })
  await field(main, 'Vorname').fill('Petra')
  await field(main, 'Nachname').fill('Muster')
  await password.fill('ein langes Passwort dafür')
  const repeat = page.getByLabelText(/^Passwort wiederholen\W*$/)
  await repeat.fill('ein anderes Passwort')
  await userEvent.keyboard('{Enter}')
  await expectLeadsTo(repeat, 'Das Passwort muss mit "Passwort" übereinstimmen')
  expect(server.callsOf(confirmUserRegistration)).toEqual([])
})

test('an entry of the diary without words or picture says what it needs', async ({ server }) => {
  server.on(getNutritionDiaryTimeline, diaryOf([]))
  await openScreen({ server, path: '/ernaehrungstagebuch', user: sampleUser() })
  await button('Neuer Eintrag').click()
  const dialog = dialogNamed('Neuer Eintrag')
  await expect.element(submit('Eintrag hinzufügen', dialog)).toBeDisabled()
  // A picture alone is an entry too.
  await expect.element(field(dialog, 'Beschreibung')).not.toHaveAttribute('aria-required')
  press(submit('Eintrag hinzufügen', dialog))
  await expectLeadsTo(field(dialog, 'Beschreibung'), MESSAGES.imageOrDescription)
})

test('an editor’s form leads to the first field that is missing', async ({ server }) => {
  server.on(getHabitsAsManager, [])
  await openAsManager(server, '/verwaltung/gewohnheiten')
  await button('Gewohnheit erstellen').click()
  const dialog = dialogNamed('Gewohnheit erstellen')
  await field(dialog, 'Titel').fill('Ein Glas Wasser')
  // The editor is loaded after the dialog.
  await expect.element(field(dialog, 'Einleitung')).toBeVisible()
  press(submit('Erstellen', dialog))
  await expect.element(field(dialog, 'Einleitung')).toHaveFocus()
  await expect.element(dialog.getByText(REQUIRED)).toBeVisible()
})

test('input that a password manager has just filled in silently is sent by a press', async ({ server }) => {
  server.refuse(login, 'login-failed')
  await openLogin(server)
  const fillSilently = (element: Element, value: string) =>
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value)
  fillSilently(field(main, 'E-Mail Adresse').element(), 'petra@muster.example')
  fillSilently(password.element(), 'irgendeins')
  await userEvent.click(submit('Anmelden'), { force: true })
  await expect.poll(() => server.callsOf(login).length).toBe(1)
})

test('a picture that is missing is named where it is chosen, by a press and by the key', async ({
  server,
}) => {
  server.on(getExperienceReportsAsManager, [])
  await openAsManager(server, '/verwaltung/erfahrungsberichte/neu')
  const form = formNamed('Erfahrungsbericht erstellen')
  const values = { Name: 'Paula', Beruf: 'Lehrerin', 'Familiäre Situation': 'Ledig', Bericht: 'Ein Anfang.' }
  for (const [label, text] of Object.entries(values)) await field(form, label).fill(text)
  const choose = button('Bild wählen', form)
  const expectNamed = async () => {
    await expect.element(choose).toHaveFocus()
    await expect.element(choose).toHaveAccessibleDescription(expect.stringContaining(REQUIRED))
    await expect.element(form.getByText(REQUIRED)).toBeVisible()
  }
  press(submit('Erstellen', form))
  await expectNamed()
  await field(form, 'Name').click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expectNamed()
  expect(server.callsOf(createExperienceReportAsManager)).toEqual([])
  await chooseFile(form, await makePhoto())
  await button('Übernehmen', dialogNamed('Ausschnitt wählen')).click()
  await expect.element(form.getByRole('img', { name: 'Gewähltes Bild' })).toBeVisible()
  expect(form.getByText(REQUIRED).query()).toBeNull()
})
