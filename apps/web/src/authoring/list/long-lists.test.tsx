import { getHabitsAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { getLastChangesAsManager, getModuleOverviewAsManager } from '@wohlauf/contract/overview/overview'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { openAsManager, rows } from '../../testing/editing.ts'
import { sampleHabit, sampleModule } from '../../testing/managed-samples.ts'
import { idOf } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'

const search = () => page.getByRole('searchbox', { name: 'In der Liste suchen' })
const order = () => page.getByRole('combobox', { name: 'Sortieren' })
const habits = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleHabit(index + 1, { title: `Gewohnheit ${count - index}` }),
  )

test('a list of ten rows has no tools, one of eleven has', async ({ server }) => {
  server.on(getHabitsAsManager, habits(10))
  await openAsManager(server, '/verwaltung/gewohnheiten')
  await expect.element(rows().nth(9)).toBeVisible()
  expect(search().query()).toBeNull()
  server.on(getHabitsAsManager, habits(11))
  await openAsManager(server, '/verwaltung/gewohnheiten')
  await expect.element(search()).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: '11 Einträge' })).toBeVisible()
  await expectAccessible()
})

test('finds rows by words of their names, and says how many', async ({ server }) => {
  server.on(getHabitsAsManager, habits(12))
  await openAsManager(server, '/verwaltung/gewohnheiten')
  await search().fill('gewohnheit 1')
  await expect.poll(() => rows().elements().length).toBe(4)
  await expect.element(page.getByRole('status').filter({ hasText: '4 von 12' })).toBeVisible()
  await search().fill('gibt es nicht')
  await expect.element(page.getByText('Nichts davon passt.')).toBeVisible()
})

test('sorts by name, and by the last change', async ({ server }) => {
  server.on(getHabitsAsManager, habits(12))
  server.on(getLastChangesAsManager, [
    { id: idOf(7), changedAt: '2026-03-04T09:00:00.000Z', changedBy: 'Rita Ross' },
    { id: idOf(3), changedAt: '2026-03-01T09:00:00.000Z', changedBy: null },
  ])
  await openAsManager(server, '/verwaltung/gewohnheiten')
  await expect.element(rows().nth(6)).toMatchTextContent('Geändert am 04.03.2026 von Rita Ross')
  await order().selectOptions('Name, A–Z')
  await expect.element(rows().first()).toMatchTextContent(/^Gewohnheit 1Erstellt/)
  await order().selectOptions('Zuletzt geändert')
  await expect.element(rows().first()).toMatchTextContent('Gewohnheit 6')
  await expect.element(rows().nth(1)).toMatchTextContent(/Geändert am 01\.03\.2026(?! von)/)
})

test('a module’s row says how it is read; the list is narrowed down to hidden ones', async ({ server }) => {
  server.on(
    getModulesAsManager,
    Array.from({ length: 12 }, (_, index) => sampleModule(index + 1, { isEnabled: index !== 4 })),
  )
  server.on(getModuleOverviewAsManager, [
    { moduleId: idOf(2), pages: 4, minutes: 12, readers: 45, finished: null, openMessages: 1 },
    { moduleId: idOf(3), pages: 1, minutes: 3, readers: 130, finished: 60, openMessages: 0 },
  ])
  await openAsManager(server, '/verwaltung/module')
  await expect
    .element(rows().nth(1))
    .toMatchTextContent('4 Seiten, 12 Min.gelesen von etwa 451 offene Rückmeldung')
  await order().selectOptions('Am meisten gelesen')
  await expect
    .element(rows().first())
    .toMatchTextContent('1 Seite, 3 Min.gelesen von etwa 130beendet von etwa 60')
  await page.getByRole('group', { name: 'Stand' }).getByRole('button', { name: 'Ausgeblendet' }).click()
  await expect.poll(() => rows().elements().length).toBe(1)
})
