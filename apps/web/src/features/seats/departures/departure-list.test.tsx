import type { OutputOf } from '@wohlauf/contract/operation'
import { undoDepartureAsManager } from '@wohlauf/contract/seats/departures-as-manager'
import { getDeparturesAsManager } from '@wohlauf/contract/seats/managed-departures'
import { revokeSeatAsManager } from '@wohlauf/contract/seats/revocation'
import { getSponsorSeatsAsManager } from '@wohlauf/contract/seats/sponsor-seats'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import { button, chooseFromMenu, dialogNamed, expectSaid } from '../../../testing/editing.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { idOf } from '../../../testing/sample-elements.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

type Answer = OutputOf<typeof getSponsorSeatsAsManager>
type Departure = OutputOf<typeof getDeparturesAsManager>['items'][number]

const SPONSOR = idOf(1)
const wanda: Departure = {
  departureId: idOf(7),
  emailAddress: 'wanda@firma.example',
  firstName: 'Wanda',
  lastName: 'Muster',
  deletedOn: '2026-03-19',
}
const nameless: Departure = {
  ...wanda,
  departureId: idOf(8),
  emailAddress: `${'sehr-lang'.repeat(12)}@firma.example`,
  firstName: null,
  lastName: null,
}

const answerOf = (more: Partial<Answer> = {}): Answer => ({
  sponsorName: 'Musterwerke AG',
  freeSeats: 9,
  availableSeats: 10,
  graceDaysAfterRevoking: 14,
  departures: 2,
  seatsByStatus: { INVITED: 0, REGISTRATION_STARTED: 0, ACCEPTED: 1 },
  seats: [
    {
      usedSeatId: idOf(4),
      emailAddress: 'petra@firma.example',
      firstName: 'Petra',
      lastName: 'Probe',
      status: 'ACCEPTED',
      updatedAt: '2026-03-01T09:00:00.000Z',
      hasRegistrationLink: false,
      isUndeliverable: false,
    },
  ],
  next: null,
  ...more,
})

const open = async (server: FakeServer, more: Partial<Answer> = {}, width = 1440) => {
  await page.viewport(width, 900)
  const answer = answerOf(more)
  server.on(getSponsorSeatsAsManager, answer)
  const user = sampleUser('ROLE_SPONSOR_MANAGER')
  user.role.meta.sponsorId = SPONSOR
  await openScreen({ server, path: '/verwaltung/lizenzen-verwalten', user })
  if (answer.departures > 0) await button(`Ausgeschieden (${answer.departures})`).click()
}
const section = page.getByRole('region', { name: 'Ausgeschieden' })

test('says who has left and when the account is deleted', async ({ server }) => {
  server.on(getDeparturesAsManager, { items: [wanda, nameless], next: null })
  await open(server)
  await expect
    .element(section)
    .toMatchTextContent('wanda@firma.exampleWanda Muster · Ausgeschieden, Löschung am 19.03.2026')
  await expect
    .poll(() => server.callsOf(getDeparturesAsManager).map(({ input }) => input))
    .toEqual([{ sponsorId: SPONSOR }])
})

test('is not shown, and not asked for, while nobody has left', async ({ server }) => {
  await open(server, { departures: 0 })
  await expect.element(page.getByText('petra@firma.example')).toBeVisible()
  expect(page.getByRole('button', { name: 'Ausgeschieden' }).query()).toBeNull()
  expect(section.query()).toBeNull()
})

test('is one press away, however many seats there are', async ({ server }) => {
  server.on(getDeparturesAsManager, { items: [wanda], next: null })
  const [seat] = answerOf().seats
  const seats = Array.from({ length: 60 }, (_, index) => ({
    ...(seat as Answer['seats'][number]),
    usedSeatId: idOf(index + 10),
  }))
  await open(server, { seats, departures: 1 }, 360)
  await expect.element(button('Rückgängig machen: wanda@firma.example')).toBeInViewport()
  expect(page.getByText('petra@firma.example').query()).toBeNull()
  await button('Alle (1)').click()
  await expect.element(page.getByText('petra@firma.example').first()).toBeVisible()
})

test('an undo restores the access, and the list disappears with the last entry', async ({ server }) => {
  server.on(getDeparturesAsManager, { items: [wanda], next: null })
  await open(server, { departures: 1 })
  server.on(undoDepartureAsManager, () => {
    server.on(getDeparturesAsManager, { items: [], next: null })
    server.on(getSponsorSeatsAsManager, answerOf({ departures: 0 }))
    return {}
  })
  await button('Rückgängig machen: wanda@firma.example').click()
  await expectSaid('Der Zugang gilt wieder. Die Person wird per E-Mail benachrichtigt.')
  await expect.element(section).not.toBeInTheDocument()
  await expect.element(page.getByText('petra@firma.example')).toBeVisible()
  await expect
    .poll(() => server.callsOf(undoDepartureAsManager).map(({ input }) => input))
    .toEqual([{ departureId: idOf(7) }])
})

test.for([
  ['no-seat-for-return', 'Es ist keine Lizenz mehr frei.'],
  ['address-has-seat', 'Für diese E-Mail Adresse gibt es inzwischen eine andere Lizenz.'],
] as const)('an undo refused as %s says why', async ([refusal, message], { server }) => {
  server.on(getDeparturesAsManager, { items: [wanda], next: null })
  await open(server, { departures: 1 })
  server.refuse(undoDepartureAsManager, refusal)
  await button('Rückgängig machen: wanda@firma.example').click()
  await expectSaid(message)
  await expect.element(section).toBeVisible()
})

test('with days of grace the dialog names another consequence, and the call says which', async ({
  server,
}) => {
  await open(server, { departures: 0 })
  server.on(revokeSeatAsManager, {})
  await chooseFromMenu('Mehr zu: petra@firma.example', 'Lizenz zurückziehen')
  const dialog = dialogNamed('Lizenz zurückziehen')
  for (const message of [
    'Der Zugang von Petra Probe (petra@firma.example) endet sofort, und die Lizenz ist wieder frei.',
    'Das Konto und alle Daten der Person werden nach 14 Tagen gelöscht',
    'Bis dahin kannst du das rückgängig machen, wenn eine Lizenz frei ist.',
  ])
    await expect.element(dialog).toMatchTextContent(message)
  await expect.element(dialog).not.toMatchTextContent('unwiderruflich')
  await dialog.getByRole('textbox').fill('petra@firma.example')
  await button('Lizenz zurückziehen', dialog).click()
  await expectSaid('Lizenz wurde zurückgezogen.')
  await expect
    .poll(() => server.callsOf(revokeSeatAsManager).map(({ input }) => input))
    .toEqual([{ usedSeatId: idOf(4), status: 'ACCEPTED', graceDaysAfterRevoking: 14 }])
})

test.for([360, 1440])('is accessible, and fits a width of %i', async (width, { server }) => {
  server.on(getDeparturesAsManager, { items: [wanda, nameless], next: null })
  await open(server, {}, width)
  await expect.element(button('Rückgängig machen: wanda@firma.example')).toBeVisible()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
