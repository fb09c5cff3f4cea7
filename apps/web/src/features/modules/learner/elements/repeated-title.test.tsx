import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../testing/accessible.ts'
import { SAMPLE_ELEMENTS } from '../../../../testing/managed-elements.ts'
import { openScreen } from '../../../../testing/open-screen.tsx'
import { addressIn, moduleWith, pagesOf, serveModule } from '../../../../testing/reading.ts'
import { openQuiz, shortText } from '../../../../testing/sample-elements.ts'
import { sampleUser } from '../../../../testing/samples.ts'
import { expect, test } from '../../../../testing/test.ts'

const TITLE = 'Zucker im Alltag'
const text = (id: number, title: string) => ({
  ...shortText(id),
  type: 'RICH_TEXT' as const,
  textHtml: '<h2>Zwischentitel</h2><p>Ein Absatz.</p>',
  title,
})

test("an element's title that repeats its page's title is not repeated", async ({ server }) => {
  const contentElements = [text(1, TITLE), text(2, 'Mehr davon'), { ...openQuiz(3), title: `${TITLE}?` }]
  serveModule(server, moduleWith(pagesOf({ title: TITLE, contentElements })))
  await openScreen({ server, path: addressIn(1), user: sampleUser() })
  const heading = page.getByRole('heading', { level: 1, name: TITLE, exact: true })
  await expect.element(heading).toBeVisible()
  const headings = heading.element().closest('article')?.querySelectorAll('h1, h2, h3')
  expect([...(headings ?? [])].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H1', TITLE],
    ['H2', 'Zwischentitel'],
    ['H2', 'Mehr davon'],
    ['H3', 'Zwischentitel'],
    ['H2', 'Quiz'],
    ['H3', 'Stimmt das?'],
  ])
  await expect.element(page.getByRole('region', { name: 'Quiz', exact: true })).toBeVisible()
  await expectAccessible()
})

test('a video whose title repeats its page’s title is still named by it', async ({ server }) => {
  const contentElements = [{ ...SAMPLE_ELEMENTS.VIDEO, title: TITLE }]
  serveModule(server, moduleWith(pagesOf({ title: TITLE, contentElements })))
  await openScreen({ server, path: addressIn(1), user: sampleUser() })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Video', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: `Video laden: ${TITLE}` })).toBeVisible()
})
