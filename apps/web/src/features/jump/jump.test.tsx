import { getHabitsAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { findAsManager } from '@wohlauf/contract/overview/find'
import { getSponsorSeatsAsManager } from '@wohlauf/contract/seats/sponsor-seats'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { button, dialogNamed, openAsManager } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { sampleHabit } from '../../testing/managed-samples.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { idOf } from '../../testing/sample-elements.ts'
import { sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'
import { targetOf } from './jump-targets.ts'

const TITLE = 'Springen zu'
const field = () => page.getByRole('combobox', { name: TITLE })
const options = () => page.getByRole('option')
const active = () => {
  const id = field().element().getAttribute('aria-activedescendant')
  return id && document.getElementById(id)?.textContent
}

const openList = async (server: FakeServer) => {
  server.on(getModulesAsManager, [])
  const screen = await openAsManager(server, '/verwaltung/module')
  await expect.element(button(TITLE)).toBeVisible()
  return screen
}

test('Ctrl and K open it; it leads to an area by the keyboard alone', async ({ server }) => {
  server.on(getHabitsAsManager, [])
  server.on(findAsManager, { results: [] })
  const { address } = await openList(server)
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
  await expectAccessible()
  await expect.poll(active).toBe('Übersicht')
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toBe(options().elements().at(-1)?.textContent)
  await field().fill('gewohn')
  await expect.poll(active).toBe('Gewohnheiten')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/verwaltung/gewohnheiten')
  await expect.element(dialogNamed(TITLE)).not.toBeInTheDocument()
})

test('finds contents, says how many, and gives the focus to the row', async ({ server }) => {
  server.on(
    getHabitsAsManager,
    [1, 2, 3].map((number) => sampleHabit(number)),
  )
  server.on(findAsManager, {
    results: [
      { kind: 'MODULE_PAGE', id: idOf(9), title: 'Tee', partOf: 'Gut trinken', placeId: idOf(8) },
      { kind: 'HABIT', id: idOf(2), title: 'Tee kochen', partOf: null, placeId: idOf(2) },
    ],
  })
  const { address } = await openList(server)
  await button(TITLE).click()
  await field().fill('tee')
  await expect.element(page.getByRole('status').filter({ hasText: '2 Treffer' })).toBeVisible()
  await expect.element(options().first()).toMatchTextContent('TeeGut trinken')
  await options().nth(1).click()
  await expect.poll(address).toBe('/verwaltung/gewohnheiten')
  await expect
    .poll(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row'))
    .toBe(idOf(2))
})

test('a person’s seat is found by the list of the company, and no address names the person', async ({
  server,
}) => {
  server.on(findAsManager, {
    results: [
      {
        kind: 'SEAT',
        id: idOf(5),
        title: 'Rita Ross',
        partOf: 'rita@firma.example · Firma',
        placeId: idOf(4),
      },
    ],
  })
  server.refuse(getSponsorSeatsAsManager, 'unavailable')
  const { address } = await openList(server)
  await userEvent.keyboard('{Meta>}k{/Meta}')
  await field().fill('ross')
  await options().first().click()
  await expect.poll(address).toBe(`/verwaltung/sponsoren/${idOf(4)}/lizenzen-zuordnen`)
  await expect.poll(() => server.callsOf(getSponsorSeatsAsManager)[0]?.input.search).toBe('Rita Ross')
})

test.for([
  ['RECIPE', `/verwaltung/rezepte/${idOf(9)}`],
  ['EXPERIENCE_REPORT', `/verwaltung/erfahrungsberichte/${idOf(9)}`],
  ['BLOG_ARTICLE', `/verwaltung/blog/inhalte/${idOf(9)}`],
  ['MODULE_PAGE', `/verwaltung/module/inhalte-verwalten/${idOf(8)}?seite=${idOf(9)}`],
] as const)('a result of the kind %s leads to its own page', ([kind, path]) => {
  const result = {
    kind,
    id: idOf(9),
    title: 'Tee',
    partOf: null,
    placeId: kind === 'MODULE_PAGE' ? idOf(8) : idOf(9),
  }
  expect(targetOf(result, false).href).toBe(path)
})

test('a text that cannot be searched is reported, and so is an empty result', async ({ server }) => {
  await openList(server)
  await button(TITLE).click()
  server.on(findAsManager, { results: [] })
  await field().fill('gibt es nicht')
  await expect.element(page.getByRole('status').filter({ hasText: 'Nichts gefunden.' })).toBeVisible()
  server.refuse(findAsManager, 'unavailable')
  await field().fill('etwas anderes')
  await expect.element(page.getByRole('status').filter({ hasText: 'erreichbar' })).toBeVisible()
})

test('a narrow screen has a button for it in the header, and learners have none', async ({ server }) => {
  await page.viewport(360, 740)
  await openScreen({ server, path: '/gibt-es-nicht', user: sampleUser('ROLE_APP_MANAGER') })
  await expect.element(button(TITLE)).toBeVisible()
  await openScreen({ server, path: '/gibt-es-nicht', user: sampleUser() })
  await expect.element(button('Suche')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(field().query()).toBeNull()
})
