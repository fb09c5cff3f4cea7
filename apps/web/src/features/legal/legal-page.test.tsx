import { getCompany, getLegalText } from '@wohlauf/contract/legal/legal'
import { TERMS_VERSION } from '@wohlauf/contract/legal/legal-texts'
import type { OutputOf } from '@wohlauf/contract/operation'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { sampleCompany } from '../../testing/sample-company.ts'
import { expect, test } from '../../testing/test.ts'

type Text = OutputOf<typeof getLegalText>

const OWN: Text = {
  version: '2099-03-05',
  bodyHtml:
    '<p>Vorab.</p><h2>§ 1 Geltung</h2><p>Erstens.</p><h3>Klein</h3><h2>§ 2 Ende</h2><p>Zweitens, <a href="https://muster.example/">hier</a>.</p>',
  isInForce: true,
  formerVersions: ['2099-01-01', TERMS_VERSION],
}
const STANDARD: Text = { version: TERMS_VERSION, bodyHtml: null, isInForce: true, formerVersions: [] }

const contents = page.getByRole('navigation', { name: 'Inhalt dieser Seite' })
const former = page.getByRole('navigation', { name: 'Frühere Fassungen' })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })

const openTerms = (server: FakeServer, text: Text, search = '') => {
  server.on(getCompany, sampleCompany)
  server.on(getLegalText, text)
  return openScreen({ server, path: `/nutzungsbedingungen${search}` })
}

test('the standard text has its day, its numbered contents, and no former versions', async ({ server }) => {
  await openTerms(server, STANDARD)
  await expect.element(page.getByText('Fassung vom 21.11.2026')).toBeVisible()
  await expect.element(heading('Worum es geht')).toBeVisible()
  await expect.element(contents).toBeVisible()
  expect(former.elements()).toEqual([])
  await expect
    .poll(() => server.callsOf(getLegalText).map(({ input }) => input))
    .toEqual([{ kind: 'TERMS_OF_USE' }])
})

test('an own text is shown in its sections, with the contents of its headings', async ({ server }) => {
  await page.viewport(1440, 900)
  const { address } = await openTerms(server, OWN, '?fassung=2099-03-05')
  await expect.element(page.getByText('Fassung vom 05.03.2099')).toBeVisible()
  expect(heading('Worum es geht').elements()).toEqual([])
  await expect.element(page.getByRole('region', { name: '§ 1 Geltung' })).toMatchTextContent('Erstens.Klein')
  await expect.element(page.getByText('Vorab.')).toBeVisible()
  await contents.getByRole('link', { name: '§ 2 Ende' }).click()
  await expect.poll(address).toBe('/nutzungsbedingungen?fassung=2099-03-05#abschnitt-2')
  await expect.element(heading('§ 2 Ende')).toHaveFocus()
  const link = page.getByRole('region', { name: '§ 2 Ende' }).getByRole('link')
  await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
})

test('an own text without headings has no contents', async ({ server }) => {
  await openTerms(server, { ...OWN, bodyHtml: '<p>Nur ein Absatz.</p>' })
  await expect.element(page.getByText('Nur ein Absatz.')).toBeVisible()
  expect(contents.elements()).toEqual([])
})

test('markup that no editor writes is not shown', async ({ server }) => {
  await openTerms(server, {
    ...OWN,
    bodyHtml: '<h2>Titel</h2><p>Text<img src="x" onerror="window.isHit = true"><script>1</script></p>',
  })
  await expect.element(page.getByText('Text', { exact: true })).toBeVisible()
  expect(document.querySelectorAll('main article img, main article script')).toHaveLength(0)
})

test('a former version is opened from the one in force, says so, and leads back', async ({ server }) => {
  const { address } = await openTerms(server, OWN)
  server.on(getLegalText, ({ version }) =>
    version === '2099-01-01'
      ? { ...OWN, version, bodyHtml: '<p>Die alte Fassung.</p>', isInForce: false }
      : OWN,
  )
  await former.getByRole('link', { name: 'Fassung vom 01.01.2099' }).click()
  await expect.element(page.getByText('Die alte Fassung.')).toBeVisible()
  expect(address()).toBe('/nutzungsbedingungen?fassung=2099-01-01')
  await expect.element(heading('Nutzungsbedingungen')).toHaveFocus()
  await expect.element(page.getByText('Diese Fassung gilt nicht mehr.')).toBeVisible()
  await expect.element(former.getByText('Fassung vom 01.01.2099, diese hier')).toBeVisible()
  await page.getByRole('link', { name: 'Zur aktuellen Fassung' }).click()
  await expect.element(page.getByText('Erstens.')).toBeVisible()
  expect(address()).toBe('/nutzungsbedingungen')
})

test('a version that does not exist is not found; any other value of the address is ignored', async ({
  server,
}) => {
  for (const [version, refusal] of [
    ['2001-01-01', 'not-found'],
    ['2001-02-30', 'not-valid'],
  ] as const) {
    server.refuse(getLegalText, refusal)
    await openScreen({ server, path: `/impressum?fassung=${version}` })
    await expect.element(heading('Nicht gefunden')).toBeVisible()
  }
  await openTerms(server, OWN, '?fassung=gestern')
  await expect.element(page.getByText('Erstens.')).toBeVisible()
  await expect.poll(() => server.callsOf(getLegalText).at(-1)?.input).toEqual({ kind: 'TERMS_OF_USE' })
})

test('no text is shown before it is known', async ({ server }) => {
  const { resume } = server.hold(getLegalText, OWN)
  await openScreen({ server, path: '/nutzungsbedingungen' })
  await expect.element(heading('Nutzungsbedingungen')).toBeVisible()
  const shownText = document.querySelector('main [aria-busy]')?.textContent
  expect(shownText?.replace('\u00ad', '')).toBe('Nutzungsbedingungen')
  resume()
  await expect.element(page.getByText('Erstens.')).toBeVisible()
})

test('after a failure it can be loaded again', async ({ server }) => {
  server.refuse(getLegalText, 'unavailable')
  await openScreen({ server, path: '/nutzungsbedingungen' })
  await expect.element(page.getByRole('alert')).toMatchTextContent('Dieser Text ist gerade nicht erreichbar')
  server.on(getLegalText, OWN)
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect.element(page.getByText('Erstens.')).toBeVisible()
})

test.for([360, 1440])('an own text is accessible, and fits a width of %i', async (width, { server }) => {
  await page.viewport(width, 900)
  await openTerms(server, { ...OWN, bodyHtml: `<h2>${'Gesundheitsförderung'.repeat(4)}</h2>${OWN.bodyHtml}` })
  await expect.element(page.getByText('Erstens.')).toBeVisible()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
