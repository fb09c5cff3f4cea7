import type { ReactNode } from 'react'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { expect, test } from '../../testing/test.ts'
import { AppTheme } from '../theme/app-theme.tsx'
import { Answered, AnsweredPage } from './answered.tsx'

const FAILED = 'Die Liste ist gerade nicht erreichbar'
const failure = { message: 'Es fehlt die Verbindung.' }

type Query = Parameters<typeof AnsweredPage<string[]>>[0]['query']

const queryOf = (query: Partial<Query>): Query => ({
  data: undefined,
  error: null,
  refetch: () => {},
  isFetching: false,
  ...query,
})

const show = async (screen: ReactNode) => {
  await render(
    <AppTheme style="default">
      <main>{screen}</main>
    </AppTheme>,
  )
  return page.getByRole('main')
}

const showPart = (query: Partial<Query>) =>
  show(
    <Answered query={queryOf(query)} failure={FAILED} placeholder="Lädt">
      {(items) => items.join()}
    </Answered>,
  )

const showPage = (query: Partial<Query>, missing?: string) =>
  show(
    <AnsweredPage
      title="Liste"
      query={queryOf(query)}
      failure={FAILED}
      missing={missing}
      empty="Noch nichts"
      placeholder="Lädt"
    >
      {(items) => items.join()}
    </AnsweredPage>,
  )

test.each<[string, Partial<Query>, string]>([
  ['waits for the first answer', { isFetching: true }, 'Lädt'],
  ['shows the answer', { data: ['Brot'] }, 'Brot'],
  ['keeps the answer when a later fetch fails', { data: ['Brot'], error: failure }, 'Brot'],
  ['passes on an empty list', { data: [] }, ''],
])('a part of a page %s', async (_state, query, text) => {
  const screen = await showPart(query)
  expect(screen.element().textContent).toBe(text)
})

test('a part of a page says why there is no answer, and asks again', async () => {
  let refetches = 0
  const screen = await showPart({ error: failure, refetch: () => (refetches += 1) })
  await expect.element(page.getByRole('alert')).toMatchTextContent(failure.message)
  await expect.element(page.getByRole('heading', { name: FAILED, level: 2 })).toBeVisible()
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  expect(refetches).toBe(1)
  expect(screen.element().textContent).not.toContain('Lädt')
})

test('the retry is busy while the query is in flight again', async () => {
  await showPart({ error: failure, isFetching: true })
  await expect
    .element(page.getByRole('button', { name: 'Noch einmal versuchen' }))
    .toHaveAttribute('aria-busy', 'true')
})

test.each<[string, Partial<Query>, string]>([
  ['waiting', {}, 'Liste'],
  ['with an answer', { data: ['Brot'] }, 'Liste'],
  ['without an answer', { error: failure }, FAILED],
])('the one heading of a page %s', async (_state, query, heading) => {
  await showPage(query)
  const headings = page.getByRole('heading', { level: 1 })
  expect(headings.elements().map(({ textContent }) => textContent)).toEqual([heading])
  expect(document.title).toMatch(/^Liste · /)
})

test('a page with an empty list shows its message instead of a heading', async () => {
  const screen = await showPage({ data: [] })
  expect(screen.element().textContent).toBe('Noch nichts')
})

test.each<[string, Partial<Query>, string]>([
  ['that does not exist says so instead of failing', { error: failure }, 'Gibt es nicht'],
  ['that was deleted meanwhile stays as it was', { data: ['Brot'], error: failure }, 'ListeBrot'],
])('a page of an item %s', async (_state, query, text) => {
  const screen = await showPage(query, 'Gibt es nicht')
  expect(screen.element().textContent).toBe(text)
})
