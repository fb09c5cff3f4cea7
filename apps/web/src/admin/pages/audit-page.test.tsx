import { type AuditEntry, getAuditEntriesAsAdmin } from '@wohlauf/contract/administration/administration'
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { button, rows } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { tabTo } from '../../testing/focus.ts'
import { openAdminScreen } from '../../testing/open-admin-screen.tsx'
import { idOf } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'

const openAuditLog = (server: FakeServer, width = 1440) =>
  openAdminScreen(server, ADMIN_ROUTES.audit.path, { width })

const sampleEntry = (number: number, more: Partial<AuditEntry> = {}): AuditEntry => ({
  auditEntryId: idOf(number),
  at: '2026-03-29T00:59:00.000Z',
  actor: { id: idOf(500), role: 'ROLE_APP_MANAGER', emailAddress: 'redaktion@muster.example' },
  app: { appId: idOf(700), title: 'Gesund bei Muster' },
  title: `Gewohnheit geändert ${number}`,
  operation: 'habits/update-habit-as-manager-command',
  target: { kind: 'habit', id: idOf(900), title: 'Wasser trinken' },
  network: '203.0.113.0/24',
  ...more,
})

const entries = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => sampleEntry(first + at))

/** Pages of 1 to 20, 21 to 40 and the last one, 41. */
const threePages = ({ after }: { after?: string | undefined }) => {
  if (after === undefined) return { items: entries(1, 20), next: 'second' }
  return after === 'second'
    ? { items: entries(21, 40), next: 'third' }
    : { items: entries(41, 41), next: null }
}

const MORE = 'Weitere anzeigen'
const status = () => page.getByRole('main').getByRole('status')

test('shows time, actor, action, target, app and network', async ({ server }) => {
  server.on(getAuditEntriesAsAdmin, {
    items: [
      sampleEntry(1),
      sampleEntry(2, {
        at: '2026-03-29T01:01:00.000Z',
        actor: { id: idOf(1), role: null, emailAddress: 'admin@wohlauf.example' },
        title: 'Konto angesehen',
        target: { kind: 'user', id: idOf(901), title: null },
      }),
    ],
    next: null,
  })
  await openAuditLog(server)
  const [first, second] = [rows().nth(0), rows().nth(1)]
  // The clocks are set forward between the two entries.
  await expect.element(first).toMatchTextContent('29.03.2026, 01:59')
  await expect.element(second).toMatchTextContent('29.03.2026, 03:01')
  for (const text of [
    'Gewohnheit geändert 1',
    `Gewohnheit „Wasser trinken“ ${idOf(900)}`,
    'redaktion@muster.example',
    'App-Manager',
    'Gesund bei Muster',
    '203.0.113.0/24',
  ])
    await expect.element(first).toMatchTextContent(text)
  for (const text of ['Konto angesehen', `Benutzer ${idOf(901)}`, 'admin@wohlauf.example', 'Admin'])
    await expect.element(second).toMatchTextContent(text)
})

test('entries about deleted accounts and apps show the remaining data', async ({ server }) => {
  const goneEntry = sampleEntry(1, {
    actor: { id: idOf(500), role: 'ROLE_SPONSOR_MANAGER', emailAddress: null },
    app: { appId: idOf(700), title: null },
    target: null,
    network: null,
  })
  const ofNoApp = sampleEntry(2, { app: null, target: { kind: 'recipe', id: idOf(900), title: null } })
  server.on(getAuditEntriesAsAdmin, { items: [goneEntry, ofNoApp], next: null })
  await openAuditLog(server)
  for (const text of ['Gelöschtes Konto', `Sponsor-Manager ${idOf(500)}`, 'Gelöschte App'])
    await expect.element(rows().nth(0)).toMatchTextContent(text)
  await expect.element(rows().nth(1)).toMatchTextContent(`Rezept ${idOf(900)}`)
})

test('an empty log says so', async ({ server }) => {
  server.on(getAuditEntriesAsAdmin, { items: [], next: null })
  await openAuditLog(server)
  await expect.element(page.getByText('Noch keine Einträge.')).toBeVisible()
  expect(button(MORE).query()).toBeNull()
})

test('a loading log is busy, and a failed one can be retried', async ({ server }) => {
  const heldAnswer = server.hold(getAuditEntriesAsAdmin, { items: entries(1, 1), next: null })
  await openAuditLog(server)
  await expect.element(page.getByRole('main').getByRole('list')).toHaveAttribute('aria-busy', 'true')
  heldAnswer.resume()
  await expect.element(page.getByText('Gewohnheit geändert 1')).toBeVisible()

  server.refuse(getAuditEntriesAsAdmin, 'unavailable')
  await openAuditLog(server)
  await expect.element(page.getByRole('alert')).toMatchTextContent('Wir sind gerade nicht erreichbar.')
  server.on(getAuditEntriesAsAdmin, { items: entries(1, 1), next: null })
  await button('Noch einmal versuchen').click()
  await expect.element(page.getByText('Gewohnheit geändert 1')).toBeVisible()
})

test('loads more by keyboard: announces how many entries were added, and keeps the focus to the end', async ({
  server,
}) => {
  server.on(getAuditEntriesAsAdmin, threePages)
  await openAuditLog(server)
  await expect.element(rows().nth(19)).toBeInTheDocument()
  expect(status().element().textContent).toBe('')
  await tabTo(button(MORE))
  await userEvent.keyboard('{Enter}')
  await expect.element(status()).toMatchTextContent('20 weitere Einträge, jetzt 40.')
  await expect.element(button(MORE)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(status()).toMatchTextContent('Ein weiterer Eintrag, jetzt 41.')
  await expect.element(page.getByText('Das sind alle.')).toHaveFocus()
  expect(button(MORE).query()).toBeNull()
  expect(rows().elements()).toHaveLength(41)
})

test('while the next page is loading the button waits and keeps the focus', async ({ server }) => {
  server.on(getAuditEntriesAsAdmin, threePages)
  await openAuditLog(server)
  await tabTo(button(MORE))
  const heldAnswer = server.hold(getAuditEntriesAsAdmin, { items: entries(21, 22), next: null })
  await userEvent.keyboard('{Enter}')
  await expect.element(button(MORE)).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(button(MORE)).toHaveFocus()
  heldAnswer.resume()
  await expect.element(status()).toMatchTextContent('2 weitere Einträge, jetzt 22.')
  await expect.poll(() => server.callsOf(getAuditEntriesAsAdmin)).toHaveLength(2)
})

test('a next page that fails says so at the end of the list, and can be retried', async ({ server }) => {
  server.on(getAuditEntriesAsAdmin, threePages)
  await openAuditLog(server)
  await tabTo(button(MORE))
  server.refuse(getAuditEntriesAsAdmin, 'unavailable')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Wir sind gerade nicht erreichbar.')
  await expect.element(button('Noch einmal versuchen')).toHaveFocus()
  expect(rows().elements()).toHaveLength(20)
  server.on(getAuditEntriesAsAdmin, threePages)
  await userEvent.keyboard('{Enter}')
  await expect.element(status()).toMatchTextContent('20 weitere Einträge, jetzt 40.')
  expect(page.getByRole('alert').query()).toBeNull()
})

test('shows one app’s entries, and all again', async ({ server }) => {
  server.on(getAuditEntriesAsAdmin, ({ ofAppId }) => ({
    items: ofAppId === idOf(700) ? [sampleEntry(1)] : entries(1, 3),
    next: null,
  }))
  await openAuditLog(server)
  await expect.poll(() => rows().elements().length).toBe(3)
  await button('Nur Gesund bei Muster anzeigen').first().click()
  await expect.poll(() => rows().elements().length).toBe(1)
  await button('Alle Apps anzeigen').click()
  await expect.poll(() => rows().elements().length).toBe(3)
})

test('shows what one person did or what was done to them, and all again', async ({ server }) => {
  const visit = sampleEntry(2, {
    title: 'Konto angesehen',
    target: { kind: 'user', id: idOf(901), title: null },
  })
  server.on(getAuditEntriesAsAdmin, ({ personId }) => ({
    items: personId ? [visit] : [sampleEntry(1), visit],
    next: null,
  }))
  await openAuditLog(server)
  for (const [name, personId] of [
    ['Nur Einträge zu redaktion@muster.example anzeigen', idOf(500)],
    [`Nur Einträge zu ${idOf(901)} anzeigen`, idOf(901)],
  ] as const) {
    await expect.poll(() => rows().elements().length).toBe(2)
    await button(name).first().click()
    await expect.poll(() => rows().elements().length).toBe(1)
    await expect.poll(() => server.callsOf(getAuditEntriesAsAdmin).at(-1)?.input).toEqual({ personId })
    expect(page.getByRole('button', { name: /^Nur Einträge zu/ }).elements()).toEqual([])
    await button('Alle Personen anzeigen').click()
  }
  await expect.poll(() => rows().elements().length).toBe(2)
  expect(button('Alle Personen anzeigen').query()).toBeNull()
})

test('app and person can be chosen together', async ({ server }) => {
  server.on(getAuditEntriesAsAdmin, { items: [sampleEntry(1)], next: null })
  await openAuditLog(server)
  await button('Nur Gesund bei Muster anzeigen').click()
  await button('Nur Einträge zu redaktion@muster.example anzeigen').click()
  await expect
    .poll(() => server.callsOf(getAuditEntriesAsAdmin).at(-1)?.input)
    .toEqual({ ofAppId: idOf(700), personId: idOf(500) })
  await button('Alle Apps anzeigen').click()
  await expect
    .poll(() => server.callsOf(getAuditEntriesAsAdmin).at(-1)?.input)
    .toEqual({ personId: idOf(500) })
})

test.for([360, 1440])('is accessible, and fits a width of %i', async (width, { server }) => {
  const long = sampleEntry(2, {
    actor: {
      id: idOf(500),
      role: 'ROLE_SPONSOR_MANAGER',
      emailAddress: `${'sehr-lang'.repeat(12)}@muster.example`,
    },
    app: { appId: idOf(700), title: 'Gesundheitsförderungsgesellschaft'.repeat(3) },
  })
  server.on(getAuditEntriesAsAdmin, { items: [sampleEntry(1), long], next: 'second' })
  await openAuditLog(server, width)
  await expect.element(button(MORE)).toBeVisible()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
