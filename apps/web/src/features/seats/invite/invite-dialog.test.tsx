import { REFUSALS } from '@wohlauf/contract/refusals'
import { getKnownAddressesAsManager, inviteUsersAsManager } from '@wohlauf/contract/seats/invitations'
import { getSponsorSeatsAsManager } from '@wohlauf/contract/seats/sponsor-seats'
import { type Locator, page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import { button, chooseFile, dialogNamed, expectSaid, field } from '../../../testing/editing.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { idOf } from '../../../testing/sample-elements.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const SPONSOR = idOf(1)
const LABEL = 'E-Mail Adressen'

const open = async (server: FakeServer, width = 1440): Promise<Locator> => {
  await page.viewport(width, 900)
  server.on(getSponsorSeatsAsManager, {
    sponsorName: 'Musterwerke AG',
    freeSeats: 3,
    availableSeats: 10,
    graceDaysAfterRevoking: 0,
    departures: 0,
    seatsByStatus: { INVITED: 0, REGISTRATION_STARTED: 0, ACCEPTED: 0 },
    seats: [],
    next: null,
  })
  const user = sampleUser('ROLE_SPONSOR_MANAGER')
  user.role.meta.sponsorId = SPONSOR
  await openScreen({ server, path: '/verwaltung/lizenzen-verwalten', user })
  await button('Benutzer einladen').click()
  const dialog = dialogNamed('Benutzer einladen')
  await expect.element(field(dialog, LABEL)).toBeVisible()
  return dialog
}
const invitations = (server: FakeServer) =>
  server.callsOf(inviteUsersAsManager).map(({ input }) => input.emailAddresses)
const cells = (dialog: Locator) =>
  dialog
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))
const paste = (control: Locator, text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  control
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('typed addresses are invited, in the form in which they are stored', async ({ server }) => {
  const dialog = await open(server)
  server.on(inviteUsersAsManager, { alreadyKnown: [] })
  await expect.element(button('0 Benutzer einladen', dialog)).toBeDisabled()
  await expect
    .element(dialog)
    .toMatchTextContent('Wer in dieser App schon ein Konto hat, belegt keine Lizenz')
  await expectAccessible()
  await field(dialog, LABEL).fill(' Anna@Firma.example \n\ncem@firma.example\n')
  await button('2 Benutzer einladen', dialog).click()
  await expectSaid('Benutzer wurden eingeladen.')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => invitations(server)).toEqual([['anna@firma.example', 'cem@firma.example']])
})

test('a wrong address among typed ones leads to the review at the first press', async ({ server }) => {
  const dialog = await open(server)
  server.on(getKnownAddressesAsManager, { knownAddresses: [] })
  await field(dialog, LABEL).fill('a@firma.example\nkein-at')
  // The press leaves the field, whose message must not move the button away.
  await button('Liste prüfen', dialog).click()
  await expect
    .poll(() => cells(dialog))
    .toEqual([
      ['1', 'a@firma.example', 'Wird eingeladen'],
      ['2', 'kein-at', 'Nicht gültig: Ergänze die Adresse in deiner Liste.'],
    ])
})

test('a list that is typed on one line can be reviewed', async ({ server }) => {
  const dialog = await open(server)
  server.on(getKnownAddressesAsManager, { knownAddresses: [] })
  await field(dialog, LABEL).fill('Anna <anna@firma.example>, .dora@firma.example')
  await button('Liste prüfen', dialog).click()
  await expect
    .poll(() => cells(dialog).map(([, address, outcome]) => [address, outcome]))
    .toEqual([
      ['anna@firma.example', 'Wird eingeladen'],
      ['.dora@firma.example', 'Nicht gültig: Prüfe die Schreibweise.'],
    ])
})

test.for([
  ['a@firma.example\nkein-at', 'Mindestens eine E-Mail Adresse ist nicht gültig'],
  ['a@firma.example\nA@firma.example', 'Mindestens eine E-Mail Adresse kommt doppelt vor'],
  ['a@b.de\nb@b.de\nc@b.de\nd@b.de', 'Es sind nur noch 3 Lizenzen verfügbar'],
] as const)('%j is refused: %s', async ([text, message], { server }) => {
  const dialog = await open(server)
  await field(dialog, LABEL).fill(text)
  await expect.element(dialog).not.toMatchTextContent(message)
  ;(field(dialog, LABEL).element() as HTMLElement).blur()
  await expect.element(dialog).toMatchTextContent(message)
  await expect.element(dialog.getByRole('button', { name: /Benutzer einladen$/ })).toBeDisabled()
})

test('a pasted table is reviewed: only the new addresses are invited', async ({ server }) => {
  const dialog = await open(server)
  server.on(getKnownAddressesAsManager, { knownAddresses: ['cem@firma.example'] })
  server.on(inviteUsersAsManager, { alreadyKnown: [] })
  paste(
    field(dialog, LABEL),
    'Name\tE-Mail\nAnna\tAnna@firma.example\nCem\tcem@firma.example\nAnna\tanna@firma.example\nEva\teva.firma.example\nZoe\tzoe@firma.example',
  )
  await expect
    .poll(() => cells(dialog))
    .toEqual([
      ['2', 'anna@firma.example', 'Wird eingeladen'],
      ['3', 'cem@firma.example', 'Hat schon eine Lizenz oder ein Konto'],
      ['4', 'anna@firma.example', 'Doppelt'],
      ['5', 'eva.firma.example', 'Nicht gültig: Ergänze die Adresse in deiner Liste.'],
      ['6', 'zoe@firma.example', 'Wird eingeladen'],
    ])
  await expect
    .element(dialog)
    .toMatchTextContent(
      'Wird eingeladen: 2 · Hat schon eine Lizenz oder ein Konto: 1 · Nicht gültig: 1 · Doppelt: 1',
    )
  await expectAccessible()
  await button('2 Benutzer einladen', dialog).click()
  await expectSaid('Benutzer wurden eingeladen.')
  await expect.poll(() => invitations(server)).toEqual([['anna@firma.example', 'zoe@firma.example']])
})

test('a list for more than the free seats is shortened in the review', async ({ server }) => {
  const dialog = await open(server)
  server.on(getKnownAddressesAsManager, { knownAddresses: [] })
  server.on(inviteUsersAsManager, { alreadyKnown: [] })
  paste(field(dialog, LABEL), 'a@b.de; b@b.de; kein-at; c@b.de; a@b.de; d@b.de; e@b.de')
  await expect.element(button('5 Benutzer einladen', dialog)).toBeDisabled()
  await button('Nur die ersten 3 einladen', dialog).click()
  await expect
    .poll(() => cells(dialog).map(([, address, outcome]) => [address, outcome]))
    .toEqual([
      ['a@b.de', 'Wird eingeladen'],
      ['b@b.de', 'Wird eingeladen'],
      ['kein-at', 'Nicht gültig: Ergänze die Adresse in deiner Liste.'],
      ['c@b.de', 'Wird eingeladen'],
      ['a@b.de', 'Doppelt'],
      ['d@b.de', 'Wird nicht eingeladen'],
      ['e@b.de', 'Wird nicht eingeladen'],
    ])
  expect(dialog.getByRole('alert').query()).toBeNull()
  const choice = (address: string) =>
    dialog.getByRole('checkbox', { name: `${address} einladen`, exact: true })
  await choice('a@b.de').click()
  await choice('e@b.de').click()
  await expect
    .element(dialog)
    .toMatchTextContent('Wird eingeladen: 3 · Wird nicht eingeladen: 2 · Nicht gültig: 1 · Doppelt: 1')
  await expectAccessible()
  await button('3 Benutzer einladen', dialog).click()
  await expect.poll(() => invitations(server)).toEqual([['b@b.de', 'c@b.de', 'e@b.de']])
})

test('lines without a person are not counted as people', async ({ server }) => {
  const dialog = await open(server)
  await field(dialog, LABEL).fill('a@b.de\nA@b.de\nkein-at\nb@b.de\nc@b.de')
  await expect.element(button('3 Benutzer einladen', dialog)).toBeDisabled()
  ;(field(dialog, LABEL).element() as HTMLElement).blur()
  await expect.element(dialog).toMatchTextContent('Mindestens eine E-Mail Adresse kommt doppelt vor')
})

test.for([["'a@b.de'"], ['a@b.de\u200b'], ['mailto:a@b.de'], ['Berg Anna <a@b.de>']] as const)(
  '%j is read when it is pasted',
  async ([text], { server }) => {
    const dialog = await open(server)
    server.on(getKnownAddressesAsManager, { knownAddresses: [] })
    paste(field(dialog, LABEL), text)
    await expect.poll(() => cells(dialog)).toEqual([['1', 'a@b.de', 'Wird eingeladen']])
  },
)

test('a file is reviewed, and more than the free seats cannot be sent', async ({ server }) => {
  const dialog = await open(server)
  server.on(getKnownAddressesAsManager, { knownAddresses: [] })
  await chooseFile(
    dialog,
    new File(['E-Mail\na@b.de\nb@b.de\nc@b.de\nd@b.de'], 'liste.csv', { type: 'text/csv' }),
  )
  await expect.poll(() => cells(dialog)).toHaveLength(4)
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Es sind nur noch 3 Lizenzen verfügbar')
  await expect.element(button('4 Benutzer einladen', dialog)).toBeDisabled()
  await button('Zurück', dialog).click()
  await expect.element(field(dialog, LABEL)).toBeVisible()
})

test('a file that is no list says so', async ({ server }) => {
  const dialog = await open(server)
  await chooseFile(dialog, new File(['Name;Ort\nAnna;Potsdam'], 'liste.csv'))
  await expect.element(dialog).toMatchTextContent('In der Liste stehen keine E-Mail Adressen.')
  await chooseFile(dialog, new File([new Uint8Array(1024 * 1024 + 1)], 'gross.csv'))
  await expect.element(dialog).toMatchTextContent('Die Datei darf maximal 1MB groß sein.')
})

test('addresses that became known meanwhile are named, and the others are invited', async ({ server }) => {
  const dialog = await open(server)
  server.on(inviteUsersAsManager, { alreadyKnown: ['cem@firma.example'] })
  await field(dialog, LABEL).fill('anna@firma.example\ncem@firma.example')
  await button('2 Benutzer einladen', dialog).click()
  await expect.element(dialog).toMatchTextContent('Eine Person wurde eingeladen.')
  const results = dialog.getByRole('listitem')
  await expect.element(results.nth(0)).toMatchTextContent('anna@firma.exampleEingeladen')
  await expect
    .element(results.nth(1))
    .toMatchTextContent('cem@firma.exampleHat schon eine Lizenz oder ein Konto')
  await button('Fertig', dialog).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a refusal is shown at the field, and what was typed stays', async ({ server }) => {
  const dialog = await open(server)
  server.refuse(inviteUsersAsManager, 'too-few-seats', {
    emailAddresses: 'Es sind nur noch 1 Lizenzen verfügbar',
  })
  await field(dialog, LABEL).fill('anna@firma.example\ncem@firma.example')
  await button('2 Benutzer einladen', dialog).click()
  await expect.element(dialog).toMatchTextContent('Es sind nur noch 1 Lizenzen verfügbar')
  await expect.element(field(dialog, LABEL)).toHaveValue('anna@firma.example\ncem@firma.example')
})

test('a failure of the call is shown at the field until the input changes', async ({ server }) => {
  const dialog = await open(server)
  server.refuse(inviteUsersAsManager, 'too-many-requests')
  await field(dialog, LABEL).fill('anna@firma.example')
  await button('1 Benutzer einladen', dialog).click()
  await expect
    .element(field(dialog, LABEL))
    .toHaveAccessibleDescription(new RegExp(REFUSALS['too-many-requests'].message))
  await field(dialog, LABEL).fill('cem@firma.example')
  await expect.element(dialog).not.toMatchTextContent(REFUSALS['too-many-requests'].message)
})

test('a review that fails can be tried again', async ({ server }) => {
  const dialog = await open(server)
  server.refuse(getKnownAddressesAsManager, 'unavailable')
  await field(dialog, LABEL).fill('anna@firma.example\ncem@firma.example')
  await button('Liste prüfen', dialog).click()
  await expect.element(button('Noch einmal versuchen', dialog)).toBeVisible()
  server.on(getKnownAddressesAsManager, { knownAddresses: [] })
  await button('Noch einmal versuchen', dialog).click()
  await expect.poll(() => cells(dialog)).toHaveLength(2)
})

test('a review of long addresses fits a phone', async ({ server }) => {
  const dialog = await open(server, 360)
  server.on(getKnownAddressesAsManager, { knownAddresses: [] })
  await field(dialog, LABEL).fill(`${'sehr-lang'.repeat(6)}@firma.example\nb@b.de`)
  await button('Liste prüfen', dialog).click()
  await expect.poll(() => cells(dialog)).toHaveLength(2)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
})
