import type { InputOf, OutputOf } from '@wohlauf/contract/operation'
import { copyCompletionLinkAsManager, resendInviteAsManager } from '@wohlauf/contract/seats/invitations'
import { revokeSeatAsManager } from '@wohlauf/contract/seats/revocation'
import { getSponsorSeatsAsManager, type Seat } from '@wohlauf/contract/seats/sponsor-seats'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { button, chooseFromMenu, dialogNamed, expectSaid, field, rows } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { idOf } from '../../testing/sample-elements.ts'
import { sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

type Answer = OutputOf<typeof getSponsorSeatsAsManager>

const SPONSOR = idOf(1)
const invitedSeat: Seat = {
  usedSeatId: idOf(2),
  emailAddress: 'anna@firma.example',
  firstName: null,
  lastName: null,
  status: 'INVITED',
  updatedAt: '2026-03-28T23:30:00.000Z',
  hasRegistrationLink: true,
  isUndeliverable: false,
}
const pending: Seat = {
  ...invitedSeat,
  usedSeatId: idOf(3),
  emailAddress: 'cem@firma.example',
  status: 'REGISTRATION_STARTED',
}
const acceptedSeat: Seat = {
  ...invitedSeat,
  usedSeatId: idOf(4),
  emailAddress: 'wanda@firma.example',
  firstName: 'Wanda',
  lastName: 'Muster',
  status: 'ACCEPTED',
  hasRegistrationLink: false,
}
const ALL = [invitedSeat, pending, acceptedSeat]

const answerOf = (seats: Seat[], more: Partial<Answer> = {}): Answer => ({
  sponsorName: 'Musterwerke AG',
  freeSeats: 1197,
  availableSeats: 1200,
  graceDaysAfterRevoking: 0,
  departures: 0,
  seatsByStatus: { INVITED: 1, REGISTRATION_STARTED: 1, ACCEPTED: 1 },
  seats,
  next: null,
  ...more,
})

const openOwn = async (server: FakeServer, answer: Answer = answerOf(ALL), width = 1440) => {
  await page.viewport(width, 900)
  server.on(getSponsorSeatsAsManager, answer)
  const user = sampleUser('ROLE_SPONSOR_MANAGER')
  user.role.meta.sponsorId = SPONSOR
  return openScreen({ server, path: '/verwaltung/lizenzen-verwalten', user })
}
const inputs = (server: FakeServer) => server.callsOf(getSponsorSeatsAsManager).map(({ input }) => input)
const menuEntries = async (emailAddress: string) => {
  await button(`Mehr zu: ${emailAddress}`).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  const entries = page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)
  await page
    .getByRole('menuitem')
    .first()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  return entries
}

test('says how many seats are free, and shows each seat’s holder and since when', async ({ server }) => {
  await openOwn(server)
  await expect.element(page.getByText('Es sind noch 1.197 von 1.200 Lizenzen verfügbar.')).toBeVisible()
  await expect.element(rows().nth(0)).toMatchTextContent('anna@firma.exampleEingeladen am 29.03.2026.')
  await expect
    .element(rows().nth(1))
    .toMatchTextContent('cem@firma.exampleRegistrierung gestartet am 29.03.2026.')
  await expect
    .element(rows().nth(2))
    .toMatchTextContent('wanda@firma.exampleWanda Muster · Registrierung abgeschlossen am 29.03.2026.')
  await expect.poll(() => inputs(server)).toEqual([{ sponsorId: SPONSOR }])
})

test('a seat whose mails cannot be delivered says so, and what to do', async ({ server }) => {
  await openOwn(server, answerOf([{ ...invitedSeat, isUndeliverable: true }, pending]))
  await expect
    .element(rows().nth(0))
    .toMatchTextContent(
      'Eingeladen am 29.03.2026.Konnte nicht zugestellt werden. Stimmt die Adresse nicht, ziehe die Lizenz zurück und lade die richtige ein. Stimmt sie, sende die Einladung erneut.',
    )
  expect(rows().nth(1).element().textContent).not.toContain('Konnte nicht')
  await expectAccessible()
})

test('an app’s manager reads whose seats they are', async ({ server }) => {
  await page.viewport(1440, 900)
  server.on(getSponsorSeatsAsManager, answerOf(ALL))
  const path = `/verwaltung/sponsoren/${SPONSOR}/lizenzen-zuordnen`
  await openScreen({ server, path, user: sampleUser('ROLE_APP_MANAGER') })
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Lizenzen der Musterwerke AG' }))
    .toBeVisible()
})

test('without seats it says so, and offers no search', async ({ server }) => {
  const none = { INVITED: 0, REGISTRATION_STARTED: 0, ACCEPTED: 0 }
  await openOwn(server, answerOf([], { freeSeats: 1200, seatsByStatus: none }))
  await expect.element(page.getByText('Noch keine Lizenzen vergeben.')).toBeVisible()
  expect(page.getByRole('searchbox').query()).toBeNull()
})

test('without free seats nobody can be invited', async ({ server }) => {
  await openOwn(server, answerOf(ALL, { freeSeats: 0, availableSeats: 3 }))
  await expect.element(page.getByText('Es sind noch 0 von 3 Lizenzen verfügbar.')).toBeVisible()
  await expect.element(button('Benutzer einladen')).toBeDisabled()
})

test('the help opens and closes', async ({ server }) => {
  await openOwn(server)
  await expect.element(page.getByText('Zwei Wege zur Lizenz')).not.toBeVisible()
  await button('Dokumentation anzeigen').click()
  await expect.element(page.getByText('Zwei Wege zur Lizenz')).toBeVisible()
})

test.for([
  [0, 'werden unwiderruflich gelöscht. Sie wird per E-Mail benachrichtigt.'],
  [1, 'werden nach einem Tag gelöscht. Sie wird per E-Mail benachrichtigt und kann ihre Daten'],
  [14, 'werden nach 14 Tagen gelöscht. Sie wird per E-Mail benachrichtigt und kann ihre Daten'],
] as const)(
  'the help says when an account is deleted: %i days of grace',
  async ([graceDaysAfterRevoking, text], { server }) => {
    await openOwn(server, answerOf(ALL, { graceDaysAfterRevoking }))
    await button('Dokumentation anzeigen').click()
    const ofAccepted = page.getByRole('listitem').filter({ hasText: 'Registrierung abgeschlossen:' })
    await expect.element(ofAccepted).toMatchTextContent(text)
    const undo = 'Bis dahin kannst du das rückgängig machen'
    expect(ofAccepted.element().textContent?.includes(undo)).toBe(graceDaysAfterRevoking > 0)
  },
)

test('each status has its own actions', async ({ server }) => {
  await openOwn(server)
  const unfinished = ['Persönlichen Link kopieren', 'Einladung erneut senden', 'Lizenz zurückziehen']
  expect(await menuEntries(invitedSeat.emailAddress)).toEqual(unfinished)
  expect(await menuEntries(pending.emailAddress)).toEqual(unfinished)
  expect(await menuEntries(acceptedSeat.emailAddress)).toEqual(['Lizenz zurückziehen'])
})

test('finds by text and status, keeps the page meanwhile, and says when nothing is found', async ({
  server,
}) => {
  await openOwn(server)
  await expect.element(rows().nth(2)).toBeVisible()
  server.on(getSponsorSeatsAsManager, ({ status, search }: InputOf<typeof getSponsorSeatsAsManager>) =>
    answerOf(ALL.filter((seat) => seat.emailAddress.includes(search ?? '') && seat.status === status)),
  )
  await button('Abgeschlossen (1)').click()
  await expect.poll(() => rows().elements().length).toBe(1)
  const search = page.getByRole('searchbox', { name: 'Nach Adresse oder Namen suchen' })
  await search.fill('c'.repeat(256))
  await expect.element(page.getByText('Der Wert darf höchstens 255 Zeichen lang sein')).toBeVisible()
  await expect.element(search).toHaveValue('c'.repeat(256))
  await search.fill(' cem ')
  await expect.element(page.getByText('Dazu gibt es keine Lizenz.')).toBeVisible()
  await expect
    .poll(() => inputs(server).at(-1))
    .toEqual({ sponsorId: SPONSOR, status: 'ACCEPTED', search: 'cem' })
  await button('Gestartet (1)').click()
  await expect.element(rows().first()).toMatchTextContent('cem@firma.example')
})

test('an invitation is sent again', async ({ server }) => {
  await openOwn(server)
  server.on(resendInviteAsManager, {})
  await chooseFromMenu(`Mehr zu: ${invitedSeat.emailAddress}`, 'Einladung erneut senden')
  await expectSaid('Die Einladung wurde erneut verschickt.')
  await expect
    .poll(() => server.callsOf(resendInviteAsManager).map(({ input }) => input))
    .toEqual([{ usedSeatId: idOf(2) }])
  await expect.poll(() => inputs(server)).toHaveLength(2)
})

test('the personal link is shown when the browser refuses the clipboard', async ({ server }) => {
  await openOwn(server)
  const registrationLink = 'https://app.example/registrierung/abc'
  server.on(copyCompletionLinkAsManager, { registrationLink, validUntil: '2026-04-27T00:00:00.000Z' })
  const writeText = navigator.clipboard.writeText
  navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  try {
    await chooseFromMenu(`Mehr zu: ${pending.emailAddress}`, 'Persönlichen Link kopieren')
    const dialog = dialogNamed('Persönlicher Link')
    await expect.element(field(dialog, 'Link')).toHaveValue(registrationLink)
    await expect.element(dialog).toMatchTextContent('nur für cem@firma.example')
  } finally {
    navigator.clipboard.writeText = writeText
  }
})

test('the personal link is put into the clipboard', async ({ server }) => {
  await openOwn(server)
  const registrationLink = 'https://app.example/registrierung/abc'
  server.on(copyCompletionLinkAsManager, { registrationLink, validUntil: '2026-04-27T00:00:00.000Z' })
  const copies: string[] = []
  const writeText = navigator.clipboard.writeText
  navigator.clipboard.writeText = async (text) => void copies.push(text)
  try {
    await chooseFromMenu(`Mehr zu: ${pending.emailAddress}`, 'Persönlichen Link kopieren')
    await expectSaid('Link wurde in die Zwischenablage kopiert.')
    expect(copies).toEqual([registrationLink])
  } finally {
    navigator.clipboard.writeText = writeText
  }
})

const revoking = dialogNamed('Lizenz zurückziehen')
const CONFIRMATION = 'Gib zur Bestätigung die E-Mail Adresse der Person ein'

test('an invitation is revoked after its consequence was named', async ({ server }) => {
  await openOwn(server)
  server.on(revokeSeatAsManager, {})
  await chooseFromMenu(`Mehr zu: ${invitedSeat.emailAddress}`, 'Lizenz zurückziehen')
  await expect.element(revoking).toMatchTextContent('Die Einladung an anna@firma.example wird gelöscht.')
  expect(field(revoking, CONFIRMATION).query()).toBeNull()
  await button('Lizenz zurückziehen', revoking).click()
  await expectSaid('Lizenz wurde zurückgezogen.')
  await expect
    .poll(() => server.callsOf(revokeSeatAsManager).map(({ input }) => input))
    .toEqual([{ usedSeatId: idOf(2), status: 'INVITED' }])
})

test('a used seat is revoked only after the address was typed', async ({ server }) => {
  await openOwn(server)
  server.on(revokeSeatAsManager, {})
  await chooseFromMenu(`Mehr zu: ${acceptedSeat.emailAddress}`, 'Lizenz zurückziehen')
  for (const text of [
    'Der Zugang von Wanda Muster (wanda@firma.example) endet sofort.',
    'Das Konto und alle Daten der Person werden unwiderruflich gelöscht',
    'Die Person wird per E-Mail benachrichtigt.',
  ])
    await expect.element(revoking).toMatchTextContent(text)
  const confirm = button('Lizenz zurückziehen', revoking)
  await expect.element(confirm).toBeDisabled()
  await expectAccessible()
  await field(revoking, CONFIRMATION).fill('wanda@firma.exampl')
  await expect.element(confirm).toBeDisabled()
  await field(revoking, CONFIRMATION).fill(' Wanda@Firma.example ')
  await confirm.click()
  await expectSaid('Lizenz wurde zurückgezogen.')
  await expect.element(revoking).not.toBeInTheDocument()
  await expect
    .poll(() => server.callsOf(revokeSeatAsManager).map(({ input }) => input))
    .toEqual([{ usedSeatId: idOf(4), status: 'ACCEPTED', graceDaysAfterRevoking: 0 }])
})

test('addresses typed to invite people survive viewing a seat, a typed confirmation does not', async ({
  server,
}) => {
  await openOwn(server)
  const inviting = dialogNamed('Benutzer einladen')
  await button('Benutzer einladen').click()
  await field(inviting, 'E-Mail Adressen').fill('neu@firma.example')
  await button('Schließen', inviting).click()
  for (const _ of ['first', 'second']) {
    await chooseFromMenu(`Mehr zu: ${acceptedSeat.emailAddress}`, 'Lizenz zurückziehen')
    await expect.element(field(revoking, CONFIRMATION)).toHaveValue('')
    await field(revoking, CONFIRMATION).fill('wanda@firma.example')
    await button('Abbrechen', revoking).click()
  }
  await button('Benutzer einladen').click()
  await expect.element(field(inviting, 'E-Mail Adressen')).toHaveValue('neu@firma.example')
})

test('a seat that the day’s limit refuses stays, with the reason', async ({ server }) => {
  await openOwn(server)
  server.refuse(revokeSeatAsManager, 'too-many-revocations')
  await chooseFromMenu(`Mehr zu: ${pending.emailAddress}`, 'Lizenz zurückziehen')
  await expect.element(revoking).toMatchTextContent('Die begonnene Registrierung von cem@firma.example')
  await field(revoking, CONFIRMATION).fill('cem@firma.example')
  await button('Lizenz zurückziehen', revoking).click()
  await expectSaid('kann weitere nur der App-Manager zurückziehen.')
  expect(rows().elements()).toHaveLength(3)
})

test.for(['not-found', 'not-valid'] as const)(
  'an address with an unknown sponsor (%s) is no outage: it leads to all sponsors',
  async (refusal, { server }) => {
    server.refuse(getSponsorSeatsAsManager, refusal)
    const path = `/verwaltung/sponsoren/${SPONSOR}/lizenzen-zuordnen`
    await openScreen({ server, path, user: sampleUser('ROLE_APP_MANAGER') })
    await expect.element(page.getByText('Diesen Sponsor gibt es nicht')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Alle Sponsoren' })).toBeVisible()
    expect(button('Noch einmal versuchen').query()).toBeNull()
  },
)

test('a list that fails can be tried again', async ({ server }) => {
  await page.viewport(1440, 900)
  server.refuse(getSponsorSeatsAsManager, 'unavailable')
  const user = sampleUser('ROLE_SPONSOR_MANAGER')
  user.role.meta.sponsorId = SPONSOR
  await openScreen({ server, path: '/verwaltung/lizenzen-verwalten', user })
  await expect.element(button('Noch einmal versuchen')).toBeVisible()
  server.on(getSponsorSeatsAsManager, answerOf(ALL))
  await button('Noch einmal versuchen').click()
  await expect.element(rows().first()).toMatchTextContent('anna@firma.example')
})

test.for([360, 1440])('is accessible, and fits a width of %i', async (width, { server }) => {
  const long = { ...acceptedSeat, emailAddress: `${'sehr-lang'.repeat(12)}@firma.example` }
  const registrationLink = `https://app.example/registrierung/s/${'x'.repeat(60)}`
  const registrationLinkRules = {
    allowedDomains: ['firma.example', `${'lang'.repeat(15)}.example`],
    endsOn: '2026-03-31',
    maxRegistrations: 30,
    registrations: 12,
  }
  await openOwn(
    server,
    answerOf([...ALL, { ...long, usedSeatId: idOf(9) }], { registrationLink, registrationLinkRules }),
    width,
  )
  await expect.element(rows().nth(3)).toBeVisible()
  await expect.element(button('Benutzer einladen')).toBeEnabled()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
