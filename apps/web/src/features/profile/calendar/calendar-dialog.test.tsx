import { getOwnSessions } from '@wohlauf/contract/accounts/sessions'
import {
  type CalendarFeed,
  createCalendarFeed,
  getCalendarFeed,
  revokeCalendarFeed,
  updateCalendarFeed,
} from '@wohlauf/contract/calendar-feed/calendar-feed'
import { getDataExport } from '@wohlauf/contract/own-data/data-export'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const feed: CalendarFeed = {
  number: 1,
  path: `/kalender/${'k'.repeat(43)}.ics`,
  hasTitles: false,
  createdAt: '2026-11-21T12:00:00Z',
}

const dialog = () => page.getByRole('dialog', { name: 'Kalender' })
const button = (name: string) => dialog().getByRole('button', { name })

const openCalendar = async (server: FakeServer) => {
  server.on(getOwnSessions, [])
  server.on(getDataExport, { requestedAt: null, availableUntil: null })
  await openScreen({ server, path: '/profil', user: sampleUser() })
  await page.getByRole('button', { name: 'Kalender einrichten' }).click()
}

test('an address is made by a press, and then shown', async ({ server }) => {
  server.on(getCalendarFeed, { feed: null })
  server.on(createCalendarFeed, {})
  await openCalendar(server)
  await expect.element(button('Adresse erstellen')).toBeVisible()
  await expectAccessible()
  server.on(getCalendarFeed, { feed })
  await button('Adresse erstellen').click()
  await expect
    .element(dialog().getByLabelText('Deine persönliche Adresse'))
    .toHaveValue(window.location.origin + feed.path)
  expect(server.callsOf(createCalendarFeed).map(({ input }) => input)).toEqual([{ replaces: 0 }])
  await expect
    .element(dialog().getByRole('link', { name: 'Im Kalender öffnen' }))
    .toHaveAttribute('href', `webcal://${window.location.host}${feed.path}`)
  await expectAccessible()
})

test('the names of the habits are shown by choice, and a refused choice is undone', async ({ server }) => {
  server.on(getCalendarFeed, { feed })
  server.refuse(updateCalendarFeed, 'internal-error')
  await openCalendar(server)
  const titles = dialog().getByRole('switch', { name: 'Namen der Gewohnheiten zeigen' })
  await titles.click()
  await expect.poll(() => server.callsOf(updateCalendarFeed).length).toBe(1)
  await expect.element(titles).not.toBeChecked()
  server.on(updateCalendarFeed, {})
  await titles.click()
  await expect.element(titles).toBeChecked()
  expect(server.callsOf(updateCalendarFeed).map(({ input }) => input)).toEqual([
    { hasTitles: true },
    { hasTitles: true },
  ])
})

test('a new address is asked for, because the former one ends', async ({ server }) => {
  server.on(getCalendarFeed, { feed })
  server.on(createCalendarFeed, {})
  await openCalendar(server)
  await button('Neue Adresse').click()
  await expect
    .element(dialog().getByText('Die bisherige Adresse gilt dann nicht mehr', { exact: false }))
    .toBeVisible()
  await expectAccessible()
  await button('Abbrechen').click()
  expect(server.callsOf(createCalendarFeed)).toEqual([])
  await button('Neue Adresse').click()
  server.on(getCalendarFeed, { feed: { ...feed, number: 2, path: `/kalender/${'n'.repeat(43)}.ics` } })
  await button('Neue Adresse').click()
  await expect
    .element(dialog().getByLabelText('Deine persönliche Adresse'))
    .toHaveValue(`${window.location.origin}/kalender/${'n'.repeat(43)}.ics`)
  expect(server.callsOf(createCalendarFeed).map(({ input }) => input)).toEqual([{ replaces: 1 }])
})

test('switched off, the offer is shown again', async ({ server }) => {
  server.on(getCalendarFeed, { feed })
  server.on(revokeCalendarFeed, {})
  await openCalendar(server)
  await button('Abschalten').click()
  server.on(getCalendarFeed, { feed: null })
  await button('Abschalten').click()
  await expect.element(button('Adresse erstellen')).toBeVisible()
})

test('an address that cannot be shown any more can be replaced', async ({ server }) => {
  server.on(getCalendarFeed, { feed: { ...feed, path: null } })
  await openCalendar(server)
  await expect.element(dialog().getByText('Deine Adresse gilt weiter', { exact: false })).toBeVisible()
  await expect.element(button('Neue Adresse')).toBeVisible()
})

test('an unreachable server is reported, with a way to try again', async ({ server }) => {
  server.refuse(getCalendarFeed, 'internal-error')
  await openCalendar(server)
  await expect.element(button('Noch einmal versuchen')).toBeVisible()
})
