import { getHealthPointEntries, getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { openScreen, progress } from '../../testing/open-screen.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const NOTHING = { items: [], next: null }

/** Entries of a day, the first of them for a completed module. */
const entries = (count: number, earnedAt: Date) =>
  Array.from({ length: count }, (_none, index) => ({
    reason: index === 0 ? ('module-completed' as const) : ('module-page-seen' as const),
    title: index === 0 ? 'Ankommen' : `Seite ${index}`,
    points: index === 0 ? 50 : 5,
    earnedAt: new Date(earnedAt.getTime() - index).toISOString(),
    entriesOfMonth: null,
  }))

const ledger = () => page.getByRole('region', { name: 'Deine Punkte' })
const rows = () => ledger().getByRole('list').first().getByRole('listitem')

test('lists in words what earned points, page by page, and how more are earned', async ({ server }) => {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
  server.on(getHealthPointEntries, ({ after }) =>
    after
      ? { items: [{ ...entries(1, new Date('2026-03-04T09:00:00Z'))[0], title: null }] as never, next: null }
      : { items: entries(10, yesterday), next: 'the rest' },
  )
  await openScreen({ server, path: '/fortschritt', user: sampleUser() })
  await expect.element(rows().first()).toMatchTextContent('Modul „Ankommen“ abgeschlossen50 Punkte · gestern')
  await ledger().getByRole('button', { name: 'Weitere anzeigen' }).click()
  await expect.element(rows().nth(10)).toMatchTextContent('Modul abgeschlossen50 Punkte · 04.03.2026')
  await expect.element(ledger().getByText('Das sind alle.')).toHaveFocus()

  const ways = ledger().getByRole('button', { name: 'So sammelst du Punkte' })
  await expect.element(ways).toHaveAttribute('aria-expanded', 'false')
  await ways.click()
  await expect
    .element(ledger().getByRole('listitem').filter({ hasText: 'Ein Modul abschließen' }))
    .toMatchTextContent('Ein Modul abschließen50 Punkte · einmal je Modul')
  await expectAccessible()
})

test('says of an old month how often and when', async ({ server }) => {
  const [entry] = entries(1, new Date('2024-10-31T22:30:00Z'))
  const october = { ...entry, reason: 'habit-logged', title: null, points: 105, entriesOfMonth: 21 } as never
  server.on(getHealthPointEntries, { items: [october], next: null })
  await openScreen({ server, path: '/fortschritt', user: sampleUser() })
  await expect
    .element(rows().first())
    .toMatchTextContent('Gewohnheiten 21-mal eingetragen105 Punkte · Oktober 2024')
})

test('says how the first points are earned while the ledger is empty', async ({ server }) => {
  server.on(getHealthPointEntries, NOTHING)
  await openScreen({ server, path: '/fortschritt', user: sampleUser() })
  await expect.element(ledger().getByText(/^Noch keine Punkte/)).toBeVisible()
  await expectAccessible()
})

test('retries the single points after a failure, without hiding the level', async ({ server }) => {
  server.refuse(getHealthPointEntries, 'internal-error')
  await openScreen({ server, path: '/fortschritt', user: sampleUser() })
  const failed = page.getByRole('heading', { name: 'Deine einzelnen Punkte sind gerade nicht erreichbar' })
  await expect.element(failed).toBeVisible()
  await expect.element(page.getByText('135 Gesundheitspunkte', { exact: true })).toBeVisible()
  server.on(getHealthPointEntries, { items: entries(1, new Date()), next: null })
  await ledger().getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect.element(rows().first()).toMatchTextContent('50 Punkte · heute')
})

test('retries the points after a failure', async ({ server }) => {
  server.refuse(getUserProgress, 'internal-error')
  server.on(getHealthPointEntries, NOTHING)
  const { queryClient } = await openScreen({ server, path: '/fortschritt', user: sampleUser() })
  await expect
    .element(page.getByRole('heading', { name: 'Deine Punkte sind gerade nicht erreichbar' }))
    .toBeVisible()
  await expectAccessible()
  // The header, the congratulation and the goals' overlay query the points too, and each that is rendered later refetches them.
  const progressQuery = () => queryClient.getQueryCache().find({ queryKey: [getUserProgress.name, {}] })
  await expect.poll(() => progressQuery()?.getObserversCount()).toBe(4)
  await expect.poll(() => progressQuery()?.state.fetchStatus).toBe('idle')
  server.on(getUserProgress, progress)
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect.element(page.getByText('135 Gesundheitspunkte', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Erster Schritt' })).toBeVisible()
  const currentLevel = page.getByRole('listitem').filter({ hasText: 'Hier bist du' })
  await expect.element(currentLevel).toMatchTextContent('Level 1')
})
