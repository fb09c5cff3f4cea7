import { getModuleAsManager, type ManagedModulePage } from '@wohlauf/contract/modules/modules-as-manager'
import { page } from 'vitest/browser'
import { button, openAsManager } from '../../../../../testing/editing.ts'
import type { FakeServer } from '../../../../../testing/fake-server.ts'
import { SAMPLE_ELEMENTS } from '../../../../../testing/managed-elements.ts'
import { sampleContent, samplePage } from '../../../../../testing/managed-samples.ts'
import { idOf } from '../../../../../testing/sample-elements.ts'
import { expect, test } from '../../../../../testing/test.ts'

const PATH = `/verwaltung/module/inhalte-verwalten/${idOf(1)}`
const { RICH_TEXT, QUIZ, SELF_REFLECTION } = SAMPLE_ELEMENTS

const openContent = async (server: FakeServer, ...pages: ManagedModulePage[]) => {
  server.on(getModuleAsManager, sampleContent(pages))
  await openAsManager(server, PATH)
}

const preview = () => page.getByRole('region', { name: 'Vorschau der Seite' })

test('the preview follows the edited page, and can be moved to another one', async ({ server }) => {
  await openContent(server, samplePage(1), samplePage(2, { contentElements: [RICH_TEXT] }))
  const pageChoice = page.getByRole('combobox', { name: 'Seite in der Vorschau' })
  await expect.element(pageChoice).toHaveDisplayValue('Seite 1')
  await expect.element(preview()).toMatchTextContent('Noch keine Inhalte.')
  await page.getByRole('region', { name: 'Seite 2', exact: true }).click({ position: { x: 5, y: 5 } })
  await expect.element(pageChoice).toHaveDisplayValue('Seite 2')
  await expect.element(preview()).toMatchTextContent('Ein Absatz.')
  await expect
    .element(page.getByLabelText('Fortschritt in der Vorschau'))
    .toHaveAttribute('aria-valuenow', '100')
  await pageChoice.selectOptions('Seite 1')
  await expect.element(preview()).toMatchTextContent('Noch keine Inhalte.')
  await expect
    .element(page.getByLabelText('Fortschritt in der Vorschau'))
    .toHaveAttribute('aria-valuenow', '50')
})

test('a quiz can be tried in the preview, and nothing is sent', async ({ server }) => {
  await openContent(server, samplePage(1, { contentElements: [QUIZ] }))
  await button('Richtig', preview()).click()
  await expect.element(preview().getByRole('status')).toMatchTextContent('Das stimmt!')
  await openAsManager(server, PATH)
  await expect.element(button('Richtig', preview())).toBeEnabled()
})

test('every answer of a self-reflection can be viewed in the preview', async ({ server }) => {
  await openContent(server, samplePage(1, { contentElements: [SELF_REFLECTION] }))
  for (const [answer, reaction] of [
    ['Leicht', 'Schön.'],
    ['Schwer', 'Das wird.'],
    ['Leicht', 'Schön.'],
  ] as const) {
    await preview().getByRole('button', { name: answer }).click()
    await expect.element(preview().getByRole('button', { pressed: true })).toMatchTextContent(answer)
    await expect.element(preview().getByRole('status')).toMatchTextContent(reaction)
  }
})

test('a formatted text looks the same in the preview as to learners', async ({ server }) => {
  const textHtml =
    '<h2>Der Anfang</h2><p><strong>Wichtig</strong><em> und leise</em></p><ul><li><p>Erstens</p></li></ul>' +
    '<p><a href="https://example.org/wasser">Wasser</a></p>'
  await openContent(server, samplePage(1, { contentElements: [{ ...RICH_TEXT, textHtml }] }))
  await expect.element(preview().getByRole('heading', { level: 3, name: 'Der Anfang' })).toBeVisible()
  await expect.element(preview().getByRole('listitem')).toMatchTextContent('Erstens')
  const link = preview().getByRole('link', { name: 'Wasser' })
  await expect.element(link).toHaveAttribute('href', 'https://example.org/wasser')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(link).toHaveAttribute('target', '_blank')
  const html = preview().element().innerHTML
  expect(html).toContain('<strong>Wichtig</strong><em> und leise</em>')
})
