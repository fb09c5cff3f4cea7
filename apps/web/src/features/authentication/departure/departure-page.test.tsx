import type { OutputOf } from '@wohlauf/contract/operation'
import { REFUSALS } from '@wohlauf/contract/refusals'
import {
  confirmPrivateMove,
  deleteDepartedAccount,
  getDeparture,
  getDepartureExportFile,
  requestDepartureExport,
  requestPrivateMove,
} from '@wohlauf/contract/seats/departures'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

type Answer = OutputOf<typeof getDeparture>

const TOKEN = 'x'.repeat(43)
const PATH = `/ausgeschieden/${TOKEN}`
const NONE = { requestedAt: null, availableUntil: null }
const MADE = { requestedAt: '2026-03-04T09:00:00.000Z', availableUntil: '2026-03-06T09:00:00.000Z' }
const heading = (name: string) => page.getByRole('heading', { name })
const button = (name: string) => page.getByRole('button', { name })
const field = page.getByRole('textbox', { name: 'Private E-Mail Adresse' })

const password = page.getByLabelText(/^Passwort\W*$/)
const PASSWORD = 'ein-gutes-passwort-2026'

const open = async (server: FakeServer, more: Partial<Answer> = {}, width = 360) => {
  await page.viewport(width, 740)
  server.on(getDeparture, { endsOn: '2026-03-18', allowsMove: true, dataExport: NONE, ...more })
  const screen = await openScreen({ server, path: PATH })
  await expect.element(heading('Dein Zugang ist beendet')).toBeVisible()
  return screen
}

test('says until when; opening it changes nothing', async ({ server }) => {
  await open(server)
  await expect.element(page.getByText(/^Bis zum 18.03.2026 kannst du hier noch/)).toBeVisible()
  await expect
    .poll(() => server.callsOf(getDeparture).map(({ input }) => input))
    .toEqual([{ confirmationToken: TOKEN }])
})

test('opens beside a login of another account', async ({ server }) => {
  server.on(getDeparture, { endsOn: '2026-03-18', allowsMove: true, dataExport: NONE })
  await openScreen({ server, path: PATH, user: sampleUser() })
  await expect.element(heading('Dein Zugang ist beendet')).toBeVisible()
})

test('the data are collected, and downloaded when they are ready', async ({ server }) => {
  await open(server)
  server.on(requestDepartureExport, () => {
    server.on(getDeparture, {
      endsOn: '2026-03-18',
      allowsMove: true,
      dataExport: { ...MADE, availableUntil: null },
    })
    return {}
  })
  await password.fill(PASSWORD)
  await button('Zusammenstellen').click()
  await expect.element(page.getByText(/^Wir stellen deine Daten zusammen/)).toBeVisible()
  expect(button('Zusammenstellen').query()).toBeNull()
  server.on(getDeparture, { endsOn: '2026-03-18', allowsMove: true, dataExport: MADE })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect
    .element(page.getByText(/^Deine Daten sind bereit, bis zum 06.03.2026, 10:00 Uhr/))
    .toBeVisible()
  server.refuse(getDepartureExportFile, 'unavailable')
  await button('Herunterladen').click()
  await expect.element(page.getByText(REFUSALS.unavailable.message)).toBeVisible()
  await expect
    .poll(() => server.callsOf(getDepartureExportFile).map(({ input }) => input))
    .toEqual([{ confirmationToken: TOKEN, password: PASSWORD }])
})

test('a private address gets a link; their own one is refused at the field', async ({ server }) => {
  await open(server)
  await password.fill(PASSWORD)
  await field.fill('petra@firma.example')
  server.refuse(requestPrivateMove, 'email-address-unchanged')
  await button('Link schicken').click()
  await expect.element(field).toHaveAccessibleDescription(REFUSALS['email-address-unchanged'].message)
  server.on(requestPrivateMove, {})
  await field.fill('petra@zuhause.example')
  await button('Link schicken').click()
  const sentence =
    'Schau in das Postfach von petra@zuhause.example. Der Link darin gilt 24 Stunden. Erst wenn du ihn bestätigst, zieht dein Konto um.'
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect
    .poll(() => server.callsOf(requestPrivateMove).at(-1)?.input)
    .toEqual({
      confirmationToken: TOKEN,
      password: PASSWORD,
      userEmailAddress: 'petra@zuhause.example',
    })
})

test('without a password only the deletion is possible, and the page says so', async ({ server }) => {
  await open(server)
  await expect
    .element(page.getByText(/^Damit nur du an deine Daten kommst, brauchst du dafür dein Passwort./))
    .toMatchTextContent('Ohne Passwort kannst du dein Konto hier nur löschen.')
  await field.fill('petra@zuhause.example')
  for (const name of ['Zusammenstellen', 'Link schicken']) await expect.element(button(name)).toBeDisabled()
  await expect.element(button('Jetzt löschen')).toBeEnabled()
})

test.for([
  ['Zusammenstellen', NONE, requestDepartureExport],
  ['Herunterladen', MADE, getDepartureExportFile],
  ['Link schicken', NONE, requestPrivateMove],
] as const)(
  '%s: a wrong password is shown at its field, and nothing is lost',
  async ([name, dataExport, operation], { server }) => {
    await open(server, { dataExport })
    await field.fill('petra@zuhause.example')
    await password.fill('geraten')
    server.refuse(operation, 'current-password-wrong')
    await button(name).click()
    await expect.element(password).toHaveAccessibleDescription(REFUSALS['current-password-wrong'].message)
    await expect.element(password).toHaveFocus()
    expect(page.getByText(REFUSALS['current-password-wrong'].message).elements()).toHaveLength(1)
    await expect.element(password).toHaveValue('geraten')
    await expect.element(field).toHaveValue('petra@zuhause.example')
  },
)

test('nobody is asked for an address when private members are not allowed', async ({ server }) => {
  await open(server, { allowsMove: false })
  expect(field.query()).toBeNull()
})

test('deletes only after another question', async ({ server }) => {
  await open(server)
  await button('Jetzt löschen').click()
  const dialog = page.getByRole('dialog', { name: 'Konto jetzt löschen' })
  await expect.element(dialog).toMatchTextContent('Das lässt sich nicht rückgängig machen.')
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.callsOf(deleteDepartedAccount)).toEqual([])
  server.on(deleteDepartedAccount, () => {
    server.refuse(getDeparture, 'link-not-valid')
    return {}
  })
  await button('Jetzt löschen').click()
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect.element(heading('Dein Konto ist gelöscht')).toBeVisible()
})

test('a link that is not valid any more says what may have happened', async ({ server }) => {
  server.refuse(getDeparture, 'link-not-valid')
  await openScreen({ server, path: PATH })
  await expect.element(heading(REFUSALS['link-not-valid'].message)).toBeVisible()
  await expect.element(page.getByText(/Vielleicht wurde dein Konto schon gelöscht/)).toBeVisible()
})

test('a page that fails can be tried again', async ({ server }) => {
  server.refuse(getDeparture, 'unavailable')
  await openScreen({ server, path: PATH })
  await expect.element(heading('Die Seite ist gerade nicht erreichbar')).toBeVisible()
  server.on(getDeparture, { endsOn: '2026-03-18', allowsMove: true, dataExport: NONE })
  await button('Noch einmal versuchen').click()
  await expect.element(heading('Dein Zugang ist beendet')).toBeVisible()
})

test('the move is confirmed by a press, not by opening its page', async ({ server }) => {
  await openScreen({ server, path: `${PATH}/umziehen` })
  await expect.element(button('Umzug bestätigen')).toBeVisible()
  expect(server.callsOf(confirmPrivateMove)).toEqual([])
  server.refuse(confirmPrivateMove, 'unavailable')
  await button('Umzug bestätigen').click()
  await expect.element(page.getByRole('alert').getByText(REFUSALS.unavailable.message)).toBeVisible()
  server.on(confirmPrivateMove, {})
  await button('Umzug bestätigen').click()
  await expect.element(heading('Dein Konto ist umgezogen')).toBeVisible()
  await expect
    .poll(() => server.callsOf(confirmPrivateMove).at(-1)?.input)
    .toEqual({ confirmationToken: TOKEN })
})

test('a link to move that is not valid says so', async ({ server }) => {
  server.refuse(confirmPrivateMove, 'link-not-valid')
  await openScreen({ server, path: `${PATH}/umziehen` })
  await button('Umzug bestätigen').click()
  await expect.element(heading(REFUSALS['link-not-valid'].message)).toBeVisible()
  const why =
    'Er gilt 24 Stunden und nur, solange dein Konto noch nicht gelöscht ist. Einen neuen bekommst du über den Link in unserer ersten E-Mail.'
  await expect.element(page.getByText(why)).toBeVisible()
})

test.for([360, 1440])('is accessible, and fits a width of %i', async (width, { server }) => {
  await open(server, {}, width)
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
