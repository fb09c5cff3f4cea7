import type { RegistrationLinkRules } from '@wohlauf/contract/seats/link-rules'
import {
  deleteRegistrationLinkAsManager,
  generateRegistrationLinkAsManager,
  refreshRegistrationLinkAsManager,
  updateRulesOfRegistrationLinkAsManager,
} from '@wohlauf/contract/seats/registration-links'
import { getSponsorSeatsAsManager } from '@wohlauf/contract/seats/sponsor-seats'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import {
  button,
  chooseFromMenu,
  closeMessage,
  dialogNamed,
  expectSaid,
  field,
  save,
} from '../../../testing/editing.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { idOf } from '../../../testing/sample-elements.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const SPONSOR = idOf(1)
const LINK = 'https://app.example/registrierung/s/abc'
const NO_RULES: RegistrationLinkRules = {
  allowedDomains: [],
  endsOn: null,
  maxRegistrations: null,
  registrations: 4,
}

const serve = (server: FakeServer, registrationLink?: string, registrationLinkRules = NO_RULES) =>
  server.on(getSponsorSeatsAsManager, {
    sponsorName: 'Musterwerke AG',
    freeSeats: 10,
    availableSeats: 10,
    graceDaysAfterRevoking: 0,
    departures: 0,
    seatsByStatus: { INVITED: 0, REGISTRATION_STARTED: 0, ACCEPTED: 0 },
    ...(registrationLink ? { registrationLink, registrationLinkRules } : {}),
    seats: [],
    next: null,
  })

const open = async (server: FakeServer) => {
  await page.viewport(1440, 900)
  const user = sampleUser('ROLE_SPONSOR_MANAGER')
  user.role.meta.sponsorId = SPONSOR
  await openScreen({ server, path: '/verwaltung/lizenzen-verwalten', user })
}
const banner = page.getByRole('region', { name: 'Registrierungslink' })
const MENU = 'Mehr zum Registrierungslink'

test('a link is created', async ({ server }) => {
  serve(server)
  await open(server)
  server.on(generateRegistrationLinkAsManager, () => {
    serve(server, LINK)
    return { registrationLink: LINK }
  })
  await button('Registrierungslink erstellen').click()
  await expectSaid('Registrierungslink wurde erstellt.')
  await expect.element(banner).toMatchTextContent(LINK)
  await expect.element(banner).toMatchTextContent('Für jede E-Mail Adresse · 4 Registrierungen')
})

test('it is copied, or the browser’s refusal shown', async ({ server }) => {
  serve(server, LINK)
  await open(server)
  const writeText = navigator.clipboard.writeText
  const copies: string[] = []
  try {
    navigator.clipboard.writeText = async (text) => void copies.push(text)
    await button('Link kopieren').click()
    await expectSaid('Link wurde in die Zwischenablage kopiert.')
    expect(copies).toEqual([LINK])
    await closeMessage()
    expect(page.getByText(/Kopieren hat nicht geklappt/).query()).toBeNull()
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    await button('Link kopieren').click()
    await expectSaid('Das Kopieren hat nicht geklappt.')
  } finally {
    navigator.clipboard.writeText = writeText
  }
})

test('it is renewed after the consequence was named', async ({ server }) => {
  serve(server, LINK)
  await open(server)
  server.on(refreshRegistrationLinkAsManager, () => {
    serve(server, `${LINK}-neu`)
    return { registrationLink: `${LINK}-neu` }
  })
  await chooseFromMenu(MENU, 'Link erneuern')
  const dialog = dialogNamed('Link erneuern')
  await expect.element(dialog).toMatchTextContent('Der bisherige gilt dann nicht mehr')
  await expect
    .element(dialog)
    .toMatchTextContent('Wer die Registrierung schon begonnen hat, kann sie noch abschließen.')
  await save(dialog, 'Link erneuern', 'Registrierungslink wurde angepasst.')
  await expect.element(banner).toMatchTextContent(`${LINK}-neu`)
})

test('it is deleted', async ({ server }) => {
  serve(server, LINK)
  await open(server)
  server.on(deleteRegistrationLinkAsManager, () => {
    serve(server)
    return {}
  })
  await chooseFromMenu(MENU, 'Link löschen')
  await save(dialogNamed('Link löschen'), 'Link löschen', 'Registrierungslink wurde gelöscht.')
  await expect.element(button('Registrierungslink erstellen')).toBeVisible()
})

test('its rules are shown and changed', async ({ server }) => {
  const rules = {
    ...NO_RULES,
    allowedDomains: ['firma.example'],
    endsOn: '2026-12-31',
    maxRegistrations: 30,
  }
  serve(server, LINK, rules)
  server.on(updateRulesOfRegistrationLinkAsManager, {})
  await open(server)
  await expect
    .element(banner)
    .toMatchTextContent('Nur mit @firma.example · bis 31.12.2026 · 4 von 30 Registrierungen')
  await chooseFromMenu(MENU, 'Regeln festlegen')
  const dialog = dialogNamed('Regeln für den Registrierungslink')
  const domains = field(dialog, 'Erlaubte E-Mail Domains')
  await expect.element(domains).toHaveValue('firma.example')
  await expectAccessible()
  // A space or a line that nothing follows yet.
  await domains.fill('')
  await userEvent.keyboard(' {Enter}firma.example')
  await expect.element(domains).toHaveValue(' \nfirma.example')
  await domains.fill('firma.example\nkein punkt')
  await field(dialog, 'Höchstens so viele Registrierungen').click()
  await expect.element(dialog).toMatchTextContent('Mindestens eine Domain ist nicht gültig')
  await expect.element(button('Speichern', dialog)).toBeDisabled()
  await domains.fill('firma.example\n@Tochter.example\n')
  const most = field(dialog, 'Höchstens so viele Registrierungen')
  await most.fill('1')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(most).toHaveValue('1')
  await most.fill('')
  await save(dialog, 'Speichern', 'Registrierungslink wurde angepasst.')
  await expect
    .poll(() => server.callsOf(updateRulesOfRegistrationLinkAsManager).map(({ input }) => input))
    .toEqual([
      {
        sponsorId: SPONSOR,
        allowedDomains: ['firma.example', '@Tochter.example', ''],
        endsOn: '2026-12-31',
        maxRegistrations: null,
      },
    ])
})
