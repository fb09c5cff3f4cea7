import { getBlogArticleDetails } from '@wohlauf/contract/blog/blog'
import { getDocuments } from '@wohlauf/contract/documents/documents'
import { getExperienceReportDetails } from '@wohlauf/contract/experience-reports/experience-reports'
import { getModule } from '@wohlauf/contract/modules/modules'
import { getPublications } from '@wohlauf/contract/publications/publications'
import { getRecipeDetails } from '@wohlauf/contract/recipes/recipes'
import {
  SEARCH_KINDS,
  type SearchKind,
  type SearchResult,
  searchContent,
} from '@wohlauf/contract/search/search'
import { onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const MODULE_ID = '0198aaaa-0000-7000-8000-000000000001'
const idOf = (nth: number) => `0198aaaa-0000-7000-8000-0000000001${String(nth).padStart(2, '0')}`
const inText = (text: string) => [{ text, isHit: false }]

const resultOf = (more: Partial<SearchResult> = {}): SearchResult => ({
  kind: 'DOCUMENT',
  id: idOf(1),
  title: [
    { text: 'Wochenplan', isHit: true },
    { text: ' zum Ausdrucken', isHit: false },
  ],
  excerpt: inText('Sieben Tage auf einem Blatt.'),
  isExcerptOfQuiz: false,
  page: null,
  ...more,
})

const answerWith = (...results: SearchResult[]) => ({ results, hasMore: false })

const PAGE = { moduleId: MODULE_ID, moduleTitle: 'Gut trinken', pageIndex: 2, isLocked: false }

const dialog = () => page.getByRole('dialog', { name: 'Suche' })
const field = () => dialog().getByRole('searchbox', { name: 'Suchbegriff' })
const status = () => dialog().getByRole('status')
const button = () => page.getByRole('banner').getByRole('button', { name: 'Suche' })

const open = async (server: FakeServer) => {
  const screen = await openScreen({ server, path: '/gibt-es-nicht', user: sampleUser() })
  await button().click()
  await expect.element(field()).toHaveFocus()
  return screen
}

test('shows hits, kind and passage, and announces how many there are', async ({ server }) => {
  server.on(
    searchContent,
    answerWith(
      resultOf(),
      resultOf({
        id: idOf(2),
        kind: 'MODULE_PAGE',
        title: inText('Wie viel ist genug?'),
        page: PAGE,
        isExcerptOfQuiz: true,
      }),
      resultOf({
        id: idOf(3),
        kind: 'MODULE_PAGE',
        title: inText('Später'),
        excerpt: [],
        page: { ...PAGE, pageIndex: 7, isLocked: true },
      }),
    ),
  )
  await open(server)
  await field().fill('  Wochenplan ')
  await expect.element(status()).toMatchTextContent('3 Ergebnisse')
  await expect.poll(() => server.callsOf(searchContent).at(-1)?.input).toEqual({ text: 'Wochenplan' })
  const [first, second, third] = dialog().getByRole('listitem').all()
  expect(first?.element().querySelector('mark')?.textContent).toBe('Wochenplan')
  await expect.element(first ?? dialog()).toMatchTextContent(/Dokument.*Sieben Tage/)
  await expect.element(second ?? dialog()).toMatchTextContent('Seite 3 in „Gut trinken“ · Quiz')
  await expect.element(third ?? dialog()).toMatchTextContent('Seite 8 in „Gut trinken“noch gesperrt')
  await expectAccessible()
})

test('a text that is too long is reported, and not searched for', async ({ server }) => {
  await open(server)
  await field().fill('w'.repeat(101))
  await expect.element(dialog().getByText('Der Wert darf höchstens 100 Zeichen lang sein')).toBeVisible()
  await expect.element(field()).toHaveValue('w'.repeat(101))
  expect(server.callsOf(searchContent)).toEqual([])
})

/** The target of a result of each kind. */
const TARGETS: Record<SearchKind, { result: SearchResult; address: string }> = {
  MODULE: {
    result: resultOf({ kind: 'MODULE', id: MODULE_ID }),
    address: `/module/inhalt/${MODULE_ID}?seite=inhalt`,
  },
  MODULE_PAGE: {
    result: resultOf({ kind: 'MODULE_PAGE', page: PAGE }),
    address: `/module/inhalt/${MODULE_ID}?seite=3`,
  },
  BLOG_ARTICLE: { result: resultOf({ kind: 'BLOG_ARTICLE' }), address: `/blog/artikel/${idOf(1)}` },
  RECIPE: { result: resultOf({ kind: 'RECIPE' }), address: `/rezepte/rezept/${idOf(1)}` },
  DOCUMENT: { result: resultOf(), address: '/dokumente' },
  EXPERIENCE_REPORT: {
    result: resultOf({ kind: 'EXPERIENCE_REPORT' }),
    address: `/erfahrungsberichte/erfahrungsbericht/${idOf(1)}`,
  },
  PUBLICATION: { result: resultOf({ kind: 'PUBLICATION' }), address: '/literaturliste' },
}

test.for(Object.keys(SEARCH_KINDS) as SearchKind[])(
  'a result of kind %s opens its page',
  async (kind, { server }) => {
    for (const operation of [getModule, getExperienceReportDetails, getBlogArticleDetails, getRecipeDetails])
      server.refuse(operation, 'not-found')
    server.on(getDocuments, [])
    server.on(getPublications, [])
    const { result, address } = TARGETS[kind]
    server.on(searchContent, answerWith(result))
    const screen = await open(server)
    await field().fill('Wochenplan')
    await dialog().getByRole('link').click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(screen.address()).toBe(address)
  },
)

test('a locked page leads to the table of contents', async ({ server }) => {
  server.on(searchContent, answerWith(resultOf({ kind: 'MODULE_PAGE', page: { ...PAGE, isLocked: true } })))
  await open(server)
  await field().fill('Wochenplan')
  await expect
    .element(dialog().getByRole('link'))
    .toHaveAttribute('href', `/module/inhalt/${MODULE_ID}?seite=inhalt`)
})

test('the arrow keys move between field and results, and Enter goes to the first', async ({ server }) => {
  server.on(searchContent, answerWith(resultOf(), resultOf({ id: idOf(2), title: inText('Zweites') })))
  await open(server)
  await field().fill('Wochenplan')
  const link = (name: RegExp) => dialog().getByRole('link', { name })
  await expect.element(link(/^Wochenplan/)).toBeVisible()
  for (const [key, target] of [
    ['{ArrowUp}', field()],
    ['{ArrowDown}', link(/^Wochenplan/)],
    ['{ArrowDown}', link(/^Zweites/)],
    ['{ArrowDown}', link(/^Zweites/)],
    ['{ArrowUp}', link(/^Wochenplan/)],
    ['{ArrowUp}', field()],
    ['{Enter}', link(/^Wochenplan/)],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(target).toHaveFocus()
  }
})

test('an earlier answer never replaces a later one, and results stay until the next arrive', async ({
  server,
}) => {
  const early = Promise.withResolvers<ReturnType<typeof answerWith>>()
  const lateAnswer = Promise.withResolvers<ReturnType<typeof answerWith>>()
  const answers: Record<string, Promise<ReturnType<typeof answerWith>>> = {
    Wo: Promise.resolve(answerWith(resultOf({ title: inText('Erstes') }))),
    Woch: early.promise,
    Wochen: lateAnswer.promise,
  }
  server.on(searchContent, ({ text }) => answers[text] ?? answerWith())
  await open(server)
  const titles = () => dialog().getByRole('link')
  await field().fill('Wo')
  await expect.element(titles()).toMatchTextContent(/^Erstes/)
  await field().fill('Woch')
  await expect.poll(() => server.callsOf(searchContent).length).toBe(2)
  await expect.element(titles()).toMatchTextContent(/^Erstes/)
  await expect.element(dialog().getByRole('list')).toHaveAttribute('aria-busy', 'true')
  await field().fill('Wochen')
  await expect.poll(() => server.callsOf(searchContent).length).toBe(3)
  lateAnswer.resolve(answerWith(resultOf({ title: inText('Letztes') })))
  await expect.element(titles()).toMatchTextContent(/^Letztes/)
  early.resolve(answerWith(resultOf({ title: inText('Überholtes') })))
  await field().fill('Wochen ')
  await expect.element(titles()).toMatchTextContent(/^Letztes/)
})

test('a single letter is not searched for', async ({ server }) => {
  server.on(searchContent, answerWith())
  await open(server)
  await expect.element(dialog().getByText(/mindestens zwei Buchstaben/)).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const askedAfterPause = () => {
    vi.advanceTimersByTime(200)
    return server.callsOf(searchContent).map(({ input }) => input)
  }
  await field().fill(' W ')
  await userEvent.keyboard('{Enter}')
  expect(askedAfterPause()).toEqual([])
  await expect.element(dialog().getByText(/mindestens zwei Buchstaben/)).toBeVisible()
  await field().fill(' Wo ')
  await expect.poll(askedAfterPause).toEqual([{ text: 'Wo' }])
})

test('says that nothing was found, with advice', async ({ server }) => {
  server.on(searchContent, answerWith())
  await open(server)
  await field().fill('Xylophon')
  await expect.element(status()).toMatchTextContent('Nichts gefunden')
  await expect.element(dialog().getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible()
  await expect.element(dialog().getByText(/kürzeren Wort/)).toBeVisible()
  await expectAccessible()
})

test('says that there are more results than it shows', async ({ server }) => {
  const results = Array.from({ length: 30 }, (_, nth) => resultOf({ id: idOf(nth + 1) }))
  server.on(searchContent, { results, hasMore: true })
  await open(server)
  await field().fill('Wochenplan')
  await expect.element(status()).toMatchTextContent('Mehr als 30 Ergebnisse')
})

test('a failed search says so calmly and can be repeated', async ({ server }) => {
  server.refuse(searchContent, 'too-many-requests')
  await open(server)
  await field().fill('Wochenplan')
  await expect.element(dialog().getByText('Die Suche ist gerade nicht erreichbar')).toBeVisible()
  await expectAccessible()
  server.on(searchContent, answerWith(resultOf()))
  await dialog().getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect.element(dialog().getByRole('link')).toMatchTextContent(/^Wochenplan/)
})

test('"/" opens it outside of text fields, and Escape returns the focus', async ({ server }) => {
  // If Escape comes late, the typed text is searched for.
  server.on(searchContent, answerWith(resultOf()))
  await openScreen({ server, path: '/gibt-es-nicht', user: sampleUser() })
  const home = page.getByRole('main').getByRole('link').first()
  await expect.element(button()).toBeVisible()
  await expect.element(home).toBeVisible()
  home.element().focus()
  await userEvent.keyboard('/')
  await expect.element(field()).toHaveFocus()
  await expect.element(field()).toHaveValue('')
  await userEvent.keyboard('1/2')
  await expect.element(field()).toHaveValue('1/2')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(home).toHaveFocus()
})

test('"/" is used only by the search, and not in a field of the page', async ({ server }) => {
  await openScreen({ server, path: '/gibt-es-nicht', user: sampleUser() })
  await expect.element(button()).toBeVisible()
  const input = document.createElement('input')
  document.body.append(input)
  onTestFinished(() => input.remove())
  const isLeftToBrowser = (target: Element) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }))
  // Otherwise Firefox would open its own search too.
  await expect.poll(() => isLeftToBrowser(document.body)).toBe(false)
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(isLeftToBrowser(input)).toBe(true)
})

test('it starts empty each time', async ({ server }) => {
  server.on(searchContent, answerWith(resultOf()))
  await open(server)
  await field().fill('Wochenplan')
  await expect.element(dialog().getByRole('link')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(button()).toHaveFocus()
  await button().click()
  await expect.element(field()).toHaveValue('')
  expect(dialog().getByRole('link').elements()).toEqual([])
})

test.for([
  ['a visitor', null],
  ['a learner before the introduction', sampleUser('ROLE_USER', { hasCompletedOnboarding: false })],
  ['a manager', sampleUser('ROLE_APP_MANAGER')],
] as const)('%s has no search', async ([, user], { server }) => {
  await openScreen({ server, path: '/gibt-es-nicht', user })
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await userEvent.keyboard('/')
  expect(button().elements()).toEqual([])
  expect(dialog().elements()).toEqual([])
})

test('the key that opens the search can be turned off, and on again', async ({ server }) => {
  await page.viewport(1440, 900)
  await open(server)
  const setting = dialog().getByRole('checkbox', { name: 'Suche mit der Taste / öffnen' })
  await expect.element(setting).toBeChecked()
  await setting.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await userEvent.keyboard('/')
  await button().click()
  await expect.element(setting).not.toBeChecked()
  await setting.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await userEvent.keyboard('/')
  await expect.element(field()).toHaveFocus()
})
