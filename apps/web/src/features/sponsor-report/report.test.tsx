import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { getSponsorReportAsManager, type ReportMonth } from '@wohlauf/contract/sponsor-report/sponsor-report'
import { FEATURES } from '@wohlauf/contract/values/features'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { button } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { idOf } from '../../testing/sample-elements.ts'
import { emptyDashboard, sampleApp, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const sponsorId = idOf(1)
const sponsorManager = {
  ...sampleUser('ROLE_SPONSOR_MANAGER'),
  role: { role: 'ROLE_SPONSOR_MANAGER' as const, meta: { sponsorId } },
}

const month = (name: string, ...figures: (number | null)[]): ReportMonth => ({
  month: name,
  registered: figures[0] ?? null,
  active: figures[1] ?? null,
  completed: figures[2] ?? null,
})

const openOwn = (server: FakeServer, ...months: ReportMonth[]) => {
  server.on(getSponsorReportAsManager, { sponsorName: 'Musterwerke AG', months })
  return openScreen({ server, path: '/verwaltung/bericht', user: sponsorManager })
}

const table = () => page.getByRole('table', { name: 'Personen je Monat, auf 5 gerundet' })
const tableRows = () =>
  table()
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map(({ textContent }) => textContent))
const chart = () => page.getByRole('img', { name: /^Verlauf von/ })

test('a sponsor’s manager sees their own sponsor as lines and as a table, with gaps explained', async ({
  server,
}) => {
  await openOwn(
    server,
    month('2025-11', 60, 30, 15),
    month('2026-01', 65, 35),
    month('2026-02', 70, null),
    month('2026-03', 70, 40, 15),
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bericht' })).toBeVisible()
  await expect.element(page.getByText('Musterwerke AG')).toBeVisible()
  await expect
    .element(chart())
    .toHaveAccessibleName(
      'Verlauf von November 2025 bis März 2026. Im ersten Monat Registriert: 60, Lernaktiv: 30, Modul abgeschlossen: 15. Im letzten Monat Registriert: 70, Lernaktiv: 40, Modul abgeschlossen: 15.',
    )
  await expect.poll(() => chart().element().querySelectorAll('.recharts-line-curve').length).toBe(3)
  expect(tableRows()).toEqual([
    ['Monat', 'Registriert', 'Lernaktiv', 'Modul abgeschlossen'],
    ['März 2026', '70', '40', '15'],
    ['Februar 2026', '70', 'Zu wenige Personen', 'Zu wenige Personen'],
    ['Januar 2026', '65', '35', 'Zu wenige Personen'],
    ['Dezember 2025', 'Nicht erhoben', 'Nicht erhoben', 'Nicht erhoben'],
    ['November 2025', '60', '30', '15'],
  ])
  await expect
    .poll(() => server.callsOf(getSponsorReportAsManager).map(({ input }) => input))
    .toEqual([{ sponsorId }])
  await button('Wie gezählt wird').click()
  await expect.element(page.getByText(/So lässt sich auf niemanden schließen/)).toBeVisible()
  await expectAccessible()
})

test('an app manager sees the sponsor of the address', async ({ server }) => {
  server.on(getSponsorReportAsManager, {
    sponsorName: 'Beispiel GmbH',
    months: [month('2026-03', 70, 40, 15)],
  })
  const path = `/verwaltung/sponsoren/${idOf(2)}/bericht`
  await openScreen({ server, path, user: sampleUser('ROLE_APP_MANAGER') })
  await expect.element(page.getByText('Beispiel GmbH')).toBeVisible()
  await expect
    .poll(() => server.callsOf(getSponsorReportAsManager).map(({ input }) => input))
    .toEqual([{ sponsorId: idOf(2) }])
})

test('the figures are saved as a file, all months of them', async ({ server }) => {
  const files: { name: string; text: Promise<string> }[] = []
  const makeUrl = URL.createObjectURL
  const click = HTMLAnchorElement.prototype.click
  let blob = new Blob()
  URL.createObjectURL = (object) => {
    blob = object as Blob
    return 'blob:test'
  }
  HTMLAnchorElement.prototype.click = function () {
    files.push({ name: this.download, text: blob.text() })
  }
  try {
    await openOwn(
      server,
      ...Array.from({ length: 13 }, (_, index) =>
        month(new Date(Date.UTC(2025, 2 + index, 1)).toISOString().slice(0, 7), 60, 30, null),
      ),
    )
    await button('Als CSV herunterladen').click()
    await expect.poll(() => files.length).toBe(1)
  } finally {
    URL.createObjectURL = makeUrl
    HTMLAnchorElement.prototype.click = click
  }
  expect(files[0]?.name).toBe('bericht-2025-03-bis-2026-03.csv')
  const lines = (await files[0]?.text)?.trim().split('\r\n') ?? []
  expect([lines.length, lines[13]]).toEqual([14, 'Musterwerke AG;März 2026;60;30;Zu wenige Personen'])
})

test('the newest twelve months of more than a year are shown first', async ({ server }) => {
  await openOwn(
    server,
    ...Array.from({ length: 14 }, (_, index) =>
      month(new Date(Date.UTC(2025, 1 + index, 1)).toISOString().slice(0, 7), 60, 30, null),
    ),
  )
  await expect.element(table()).toBeVisible()
  expect([tableRows().length, tableRows().at(-1)?.[0]]).toEqual([13, 'April 2025'])
  await button('Alle Monate').click()
  await expect.poll(() => tableRows().at(-1)?.[0]).toBe('Februar 2025')
})

test('before the first month has ended it says when there will be figures', async ({ server }) => {
  await openOwn(server)
  await expect.element(page.getByRole('heading', { name: 'Noch kein Monat' })).toBeVisible()
  await expect
    .element(page.getByText('Sobald der erste Monat vorbei ist, stehen hier seine Zahlen.'))
    .toBeVisible()
  expect(button('Als CSV herunterladen').query()).toBeNull()
  await expectAccessible()
})

test('the report of a small company says why there are no figures, without a chart', async ({ server }) => {
  await openOwn(server, month('2026-02'), month('2026-03'))
  await expect.element(page.getByText(/Noch sind es zu wenige Personen für Zahlen\./)).toBeVisible()
  expect(chart().query()).toBeNull()
  expect(tableRows()[1]).toEqual([
    'März 2026',
    'Zu wenige Personen',
    'Zu wenige Personen',
    'Zu wenige Personen',
  ])
  await expectAccessible()
})

test('a failed load can be repeated; a sponsor that does not exist is not found', async ({ server }) => {
  server.refuse(getSponsorReportAsManager, 'internal-error')
  await openScreen({ server, path: '/verwaltung/bericht', user: sponsorManager })
  await expect.element(page.getByText('Der Bericht ist gerade nicht erreichbar')).toBeVisible()
  server.on(getSponsorReportAsManager, { sponsorName: 'Musterwerke AG', months: [] })
  await button('Noch einmal versuchen').click()
  await expect.element(page.getByText('Musterwerke AG')).toBeVisible()
  for (const refusal of ['not-found', 'not-valid'] as const) {
    server.refuse(getSponsorReportAsManager, refusal)
    await openScreen({ server, path: '/verwaltung/bericht', user: sponsorManager })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Nicht gefunden' })).toBeVisible()
  }
})

test.for([
  ['a learner', sampleUser(), sampleApp],
  ['an app manager', sampleUser('ROLE_APP_MANAGER'), sampleApp],
  [
    'a sponsor’s manager without the feature',
    sponsorManager,
    { ...sampleApp, appEnabledFeatures: FEATURES.filter((feature) => feature !== 'SPONSORS') },
  ],
] as const)('a sponsor’s own report is closed to %s', async ([, user, app], { server }) => {
  // The page that opens instead requests the dashboard.
  server.on(getDashboard, emptyDashboard)
  server.on(getHabitIntents, [])
  server.on(getModulesAsManager, [])
  const { address } = await openScreen({ server, path: '/verwaltung/bericht', user, app })
  await expect.poll(address).not.toBe('/verwaltung/bericht')
  expect(server.callsOf(getSponsorReportAsManager)).toEqual([])
})
