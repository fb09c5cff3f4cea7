import { getSponsorsAsManager, type ManagedSponsor } from '@wohlauf/contract/seats/managed-sponsors'
import {
  createSponsorAsManager,
  inviteSponsorManagersAsManager,
  updateAvailableSeatsOfSponsorAsManager,
  updateNameOfSponsorAsManager,
} from '@wohlauf/contract/seats/sponsors-as-manager'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import {
  button,
  chooseFromMenu,
  closeMessage,
  dialogNamed,
  expectSaid,
  field,
  openAsManager,
  rows,
  save,
} from '../../../testing/editing.ts'
import { cutIn, writeLarge } from '../../../testing/large-text.ts'
import { idOf } from '../../../testing/sample-elements.ts'
import { expect, test } from '../../../testing/test.ts'

const PATH = '/verwaltung/sponsoren'

const sampleSponsor = (number: number, more: Partial<ManagedSponsor> = {}): ManagedSponsor => ({
  sponsorId: idOf(number),
  name: `Firma ${number}`,
  availableSeats: 20,
  usedSeats: 9,
  revision: 1,
  ...more,
})

test('a row says how many seats there are and in use, and when few are left; it opens the seats', async ({
  server,
}) => {
  server.on(getSponsorsAsManager, [
    sampleSponsor(1),
    sampleSponsor(2, { availableSeats: 1250, usedSeats: 1130 }),
    sampleSponsor(3, { usedSeats: 19 }),
    sampleSponsor(4, { usedSeats: 20 }),
  ])
  await openAsManager(server, PATH)
  await expect.element(rows().nth(0)).toMatchTextContent(/^Firma 120 Lizenzen9 vergeben$/)
  await expect
    .element(rows().nth(1))
    .toMatchTextContent('1.250 Lizenzen1.130 vergebenNur noch 120 Lizenzen sind frei.')
  await expect.element(rows().nth(2)).toMatchTextContent('Nur noch 1 Lizenz ist frei.')
  await expect.element(rows().nth(3)).toMatchTextContent('Alle Lizenzen sind vergeben.')
  await expect
    .element(page.getByRole('link', { name: 'Firma 2' }))
    .toHaveAttribute('href', `${PATH}/${idOf(2)}/lizenzen-zuordnen`)
})

test('a sponsor whose invited manager cannot be reached says so, with what to do', async ({ server }) => {
  const undeliverableInvitations = ['anna@müller.example']
  server.on(getSponsorsAsManager, [sampleSponsor(1, { undeliverableInvitations }), sampleSponsor(2)])
  await openAsManager(server, PATH)
  await expect
    .element(rows().nth(0))
    .toMatchTextContent('Konnte nicht zugestellt werden: anna@müller.example. Prüfe die Adresse')
  expect(rows().nth(1).element().textContent).not.toContain('Konnte nicht')
})

test('creates a sponsor; the arrow keys count its seats in tens', async ({ server }) => {
  server.on(getSponsorsAsManager, [])
  server.on(createSponsorAsManager, { sponsorId: idOf(1) })
  await openAsManager(server, PATH)
  await expect.element(page.getByText('Noch keine Sponsoren angelegt.')).toBeVisible()
  await button('Sponsor erstellen').click()
  const form = dialogNamed('Sponsor erstellen')
  await field(form, 'Name').fill('Muster AG')
  await expect.element(field(form, 'Lizenzen')).toHaveValue('10')
  await field(form, 'Lizenzen').fill('15')
  await userEvent.tab()
  await expect
    .element(form.getByText('Lizenzen können nur in einer 10er Taktung vergeben werden'))
    .toBeVisible()
  await expect.element(button('Erstellen', form)).toBeDisabled()
  await field(form, 'Lizenzen').fill('20')
  await userEvent.keyboard('{ArrowUp}')
  await save(form, 'Erstellen', 'Sponsor wurde erstellt.')
  await expect
    .poll(() => server.callsOf(createSponsorAsManager)[0]?.input)
    .toMatchObject({
      name: 'Muster AG',
      availableSeats: 30,
      sponsorId: expect.any(String),
    })
})

test('a creation whose answer was lost is repeated under the same id, also after closing the dialog', async ({
  server,
}) => {
  server.on(getSponsorsAsManager, [])
  server.on(createSponsorAsManager, () => {
    server.setReachable(false)
    return { sponsorId: idOf(1) }
  })
  await openAsManager(server, PATH)
  await button('Sponsor erstellen').click()
  const form = dialogNamed('Sponsor erstellen')
  await field(form, 'Name').fill('Muster AG')
  await button('Erstellen', form).click()
  await expectSaid('Überprüfe bitte deine Internetverbindung')
  await closeMessage()
  await userEvent.keyboard('{Escape}')
  await expect.element(form).not.toBeInTheDocument()

  server.setReachable(true)
  server.on(createSponsorAsManager, { sponsorId: idOf(1) })
  await button('Sponsor erstellen').click()
  await expect.element(field(form, 'Name')).toHaveValue('Muster AG')
  await save(form, 'Erstellen', 'Sponsor wurde erstellt.')
  const [first, second] = server.callsOf(createSponsorAsManager).map(({ input }) => input)
  expect(first?.sponsorId).toEqual(expect.any(String))
  expect(second).toEqual(first)
})

test('renames a sponsor', async ({ server }) => {
  server.on(getSponsorsAsManager, [sampleSponsor(1)])
  server.on(updateNameOfSponsorAsManager, {})
  await openAsManager(server, PATH)
  await chooseFromMenu('Mehr zu: Firma 1', 'Namen bearbeiten')
  const form = dialogNamed('Namen bearbeiten')
  await expect.element(field(form, 'Name')).toHaveValue('Firma 1')
  await field(form, 'Name').fill('Neu AG')
  await save(form, 'Speichern', 'Name des Sponsors wurden angepasst.')
  await expect
    .poll(() => server.callsOf(updateNameOfSponsorAsManager)[0]?.input)
    .toEqual({
      sponsorId: idOf(1),
      name: 'Neu AG',
      revision: 1,
    })
})

test('adjusts the seats, and says at the field how many are in use', async ({ server }) => {
  server.on(getSponsorsAsManager, [sampleSponsor(1, { usedSeats: 11 })])
  server.refuse(updateAvailableSeatsOfSponsorAsManager, 'seats-in-use', {
    availableSeats: 'Es sind bereits 11 Lizenzen vergeben.',
  })
  await openAsManager(server, PATH)
  await chooseFromMenu('Mehr zu: Firma 1', 'Lizenzen anpassen')
  const form = dialogNamed('Lizenzen anpassen')
  await field(form, 'Lizenzen').fill('10')
  await button('Speichern', form).click()
  await expect.element(form.getByText('Es sind bereits 11 Lizenzen vergeben.')).toBeVisible()
  await expect.element(field(form, 'Lizenzen')).toHaveFocus()
  server.on(updateAvailableSeatsOfSponsorAsManager, {})
  await field(form, 'Lizenzen').fill('40')
  await save(form, 'Speichern', 'Verfügbare Lizenzen des Sponsors wurden angepasst.')
  await expect
    .poll(() => server.callsOf(updateAvailableSeatsOfSponsorAsManager).at(-1)?.input)
    .toEqual({
      sponsorId: idOf(1),
      availableSeats: 40,
      revision: 1,
    })
})

test('invites managers of the sponsor, and names the addresses that are known', async ({ server }) => {
  server.on(getSponsorsAsManager, [sampleSponsor(1)])
  server.on(inviteSponsorManagersAsManager, { alreadyKnown: ['b@firma.example'] })
  await openAsManager(server, PATH)
  await chooseFromMenu('Mehr zu: Firma 1', 'Sponsor-Manager einladen')
  const form = dialogNamed('Sponsor-Manager einladen')
  const addresses = field(form, 'E-Mail Adressen')
  await expect.element(addresses).toHaveFocus()
  await expect
    .element(addresses)
    .toHaveAccessibleDescription('Eine pro Zeile. Der Link in der E-Mail gilt 30 Tage.')
  await expect.element(button('Sponsor-Manager einladen', form)).toBeDisabled()
  await addresses.fill('a@firma.example\nkeine Adresse')
  await userEvent.tab()
  await expect.element(form.getByText('Mindestens eine E-Mail Adresse ist nicht gültig')).toBeVisible()
  await addresses.fill('a@firma.example\n A@firma.example')
  await userEvent.tab()
  await expect.element(form.getByText('Mindestens eine E-Mail Adresse kommt doppelt vor')).toBeVisible()
  await addresses.fill(' A@Firma.example \n\n b@firma.example\n')
  await button('2 Sponsor-Manager einladen', form).click()
  await expectSaid('Einladung wurde verschickt.')
  await expect
    .poll(() => server.callsOf(inviteSponsorManagersAsManager)[0]?.input)
    .toEqual({
      sponsorId: idOf(1),
      emailAddresses: ['a@firma.example', 'b@firma.example'],
    })
  await expect.element(form.getByRole('alert')).toMatchTextContent('Diese Adresse wurde nicht eingeladen')
  await expect.element(form.getByRole('listitem')).toMatchTextContent('b@firma.example')
  await form.getByText('Schließen', { exact: true }).click()
  await expect.element(form).not.toBeInTheDocument()
})

test.for([360, 1440])('is accessible, and fits a width of %i', async (width, { server }) => {
  server.on(getSponsorsAsManager, [
    sampleSponsor(1, { name: 'Gesundheitsförderungsgesellschaft'.repeat(3), usedSeats: 19 }),
  ])
  await openAsManager(server, PATH)
  await page.viewport(width, 740)
  await expect.element(rows()).toBeVisible()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test.for(['Namen bearbeiten', 'Lizenzen anpassen', 'Sponsor-Manager einladen'])(
  'on a phone %s needs no scrolling sideways, with text of twice the size',
  async (entry, { server }) => {
    server.on(getSponsorsAsManager, [
      sampleSponsor(1, { name: 'Gesundheitsförderungsgesellschaft'.repeat(3) }),
    ])
    await openAsManager(server, PATH)
    await page.viewport(360, 740)
    writeLarge()
    await button(`Mehr zu: ${'Gesundheitsförderungsgesellschaft'.repeat(3)}`).click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
    const dialog = dialogNamed(entry)
    await expect.element(dialog.getByRole('textbox')).toBeVisible()
    await expect.poll(() => cutIn(dialog.element())).toEqual([])
  },
)
