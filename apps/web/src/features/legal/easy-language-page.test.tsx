import { getLegalText } from '@wohlauf/contract/legal/legal'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { sampleApp } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const TITLE = 'Leichte Sprache und Gebärdensprache'
const PATH = '/leichte-sprache'
const STATEMENT_TITLE = 'Erklärung zur Barrierefreiheit'
const FILM = 'https://film.example/gebaerdensprache'
const TEXT = {
  version: '2099-03-05',
  bodyHtml: `<p>Hier steht das Wichtigste.</p><p>Es ist in Leichter Sprache.</p><h2>Wer hilft dir?</h2><p>Die Kranken-Kasse hilft dir.</p><ul><li><p>am Telefon</p></li></ul><h2>Film in Deutscher Gebärdensprache</h2><p><a href="${FILM}">Zum Film</a></p>`,
  isInForce: true,
  formerVersions: [],
}
const WITH_TEXT: AppSettings = { ...sampleApp, optionalLegalTexts: ['EASY_LANGUAGE'] }
const others = page.getByRole('navigation', { name: 'Weitere rechtliche Texte' })

const openText = async (server: FakeServer) => {
  server.on(getLegalText, TEXT)
  await openScreen({ server, path: PATH, app: WITH_TEXT })
  await expect.element(page.getByText('Die Kranken-Kasse hilft dir.')).toBeVisible()
}
const styleOf = (text: string) => getComputedStyle(page.getByText(text).element())

test('the text is read without a session, and leads to the film', async ({ server }) => {
  await openText(server)
  await expect.element(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  expect(server.callsOf(getLegalText).map(({ input }) => input)).toEqual([{ kind: 'EASY_LANGUAGE' }])
  await expect.element(page.getByRole('link', { name: /^Zum Film/ })).toHaveAttribute('href', FILM)
})

test('its letters are larger, its sentences are lines, and only the author divides words', async ({
  server,
}) => {
  await openText(server)
  const ofPage = Number.parseFloat(getComputedStyle(document.body).fontSize)
  for (const text of ['Es ist in Leichter Sprache.', 'Die Kranken-Kasse hilft dir.', 'am Telefon']) {
    const { fontSize, hyphens, marginBottom } = styleOf(text)
    expect([text, Number.parseFloat(fontSize) > 1.2 * ofPage]).toEqual([text, true])
    expect([text, hyphens]).toEqual([text, 'manual'])
    expect([text, Number.parseFloat(marginBottom) < 0.5 * ofPage]).toEqual([text, true])
  }
})

test('an app without a text has no such page', async ({ server }) => {
  server.refuse(getLegalText, 'not-found')
  await openScreen({ server, path: PATH })
  await expect.element(page.getByRole('heading', { name: 'Nicht gefunden' })).toBeVisible()
})

test.for([
  ['no text of a kind without a standard text', [], []],
  ['a statement', ['ACCESSIBILITY'], [STATEMENT_TITLE]],
  ['a text in Leichte Sprache', ['EASY_LANGUAGE'], [TITLE]],
  ['both', ['ACCESSIBILITY', 'EASY_LANGUAGE'], [STATEMENT_TITLE, TITLE]],
] as const)(
  'in an app with %s the other legal texts link to what it has',
  async ([, kinds, titles], { server }) => {
    server.on(getLegalText, TEXT)
    await openScreen({
      server,
      path: '/impressum',
      app: { ...sampleApp, optionalLegalTexts: [...kinds] },
    })
    await expect.element(others.getByRole('link', { name: 'Datenschutz' })).toBeVisible()
    const links = others.getByRole('link').elements()
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Nutzungsbedingungen',
      'Datenschutz',
      ...titles,
      'Konto löschen',
      'Open-Source-Lizenzen',
    ])
  },
)

test.for([
  [360, 740],
  [1440, 900],
] as const)('the page is accessible, and fits %i × %i', async ([width, height], { server }) => {
  await page.viewport(width, height)
  await openText(server)
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
