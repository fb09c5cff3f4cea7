import {
  getBlogArticleAsManager,
  getBlogArticlesAsManager,
  getModulesForBlogAsManager,
} from '@wohlauf/contract/blog/blog-as-manager'
import {
  BLOG_ELEMENT_OPERATIONS,
  createBlogRichTextAsManager,
  deleteBlogElementAsManager,
  updateBlogImageAsManager,
  updateOrderOfBlogElementsAsManager,
} from '@wohlauf/contract/blog/blog-elements-as-manager'
import { type BlogElementType, ELEMENTS_OF_ARTICLES } from '@wohlauf/contract/values/elements/blog-elements'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { page, userEvent } from 'vitest/browser'
import {
  button,
  chooseFromMenu,
  dialogNamed,
  expectSaid,
  field,
  openAsManager,
  rowNamed,
  save,
} from '../../../../testing/editing.ts'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import {
  BLOG_ELEMENT_KINDS,
  fillRichText,
  SAMPLE_BLOG_ELEMENTS,
} from '../../../../testing/managed-elements.ts'
import { sampleArticleContent } from '../../../../testing/managed-samples.ts'
import { idOf, sampleImage } from '../../../../testing/sample-elements.ts'
import { expect, test } from '../../../../testing/test.ts'

const PATH = `/verwaltung/blog/inhalte/${idOf(1)}`

const openContent = async (server: FakeServer, ...types: BlogElementType[]) => {
  server.on(getModulesForBlogAsManager, [])
  server.on(getBlogArticleAsManager, sampleArticleContent(types))
  await openAsManager(server, PATH)
}

test.for(ELEMENTS_OF_ARTICLES.types)('%s: is created with the input', async (type, { server }) => {
  const [kind, { create }] = [BLOG_ELEMENT_KINDS[type], BLOG_ELEMENT_OPERATIONS[type]]
  await openContent(server)
  server.on(create, { blogArticleContentElementId: idOf(9) })
  await chooseFromMenu('Inhalt anlegen auf: Artikel 1', kind.entry)
  const form = rowNamed(`${kind.entry} anlegen`)
  await expect.element(field(form, 'Titel')).toHaveFocus()
  await expect.element(button('Anlegen', form)).toBeDisabled()
  await field(form, 'Titel').fill('Ein Titel')
  await kind.fill(form)
  await save(form, 'Anlegen', kind.created)
  await expect
    .poll(() => server.callsOf(create).map(({ input }) => input))
    .toMatchObject([{ blogArticleId: idOf(1), title: 'Ein Titel', ...kind.sent }])
})

test.for(ELEMENTS_OF_ARTICLES.types)(
  '%s: is changed, and sent with its revision',
  async (type, { server }) => {
    const [kind, { update }] = [BLOG_ELEMENT_KINDS[type], BLOG_ELEMENT_OPERATIONS[type]]
    const { title, blogArticleContentElementId } = SAMPLE_BLOG_ELEMENTS[type]
    await openContent(server, type)
    server.on(update, {})
    await button(`Bearbeiten: ${title}`).click()
    const form = rowNamed(`${kind.entry} bearbeiten`)
    await expect.element(field(form, 'Titel')).toHaveValue(title)
    await kind.fill(form)
    await save(form, 'Speichern', kind.changed)
    const [call] = server.callsOf(update)
    expect(call?.input).toMatchObject({ blogArticleContentElementId, title, ...kind.sent })
    expect(String(call?.input.revision)).toBe('1')
  },
)

test('a picture can stay while its text is changed', async ({ server }) => {
  await openContent(server, 'IMAGE')
  server.on(updateBlogImageAsManager, {})
  await button('Bearbeiten: Ein Bild').click()
  const form = rowNamed('Bild bearbeiten')
  await field(form, 'Alternativtext').fill('Ein volles Glas')
  await save(form, 'Speichern', 'Bild wurde angepasst')
  await expect.poll(() => server.callsOf(updateBlogImageAsManager)[0]?.files).toEqual({})
})

test('an element that another user has deleted stays on the screen while it is being edited', async ({
  server,
}) => {
  await openContent(server, 'TIP_BOX')
  await button('Bearbeiten: Ein Tipp').click()
  const form = rowNamed('Tipp-Box bearbeiten')
  await field(form, 'Titel').fill('Mein Tipp')
  server.on(getBlogArticleAsManager, sampleArticleContent([]))
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.element(form.getByRole('alert')).toMatchTextContent('Die Tipp-Box wurde inzwischen gelöscht.')
  await expect.element(field(form, 'Titel')).toHaveValue('Mein Tipp')
})

test('strategies are added and removed, and one must remain', async ({ server }) => {
  await openContent(server)
  await chooseFromMenu('Inhalt anlegen auf: Artikel 1', 'Strategien')
  const form = rowNamed('Strategien anlegen')
  await field(form, 'Titel').fill('In Schritten')
  await fillRichText(form, 'Strategie', 'Anfangen')
  await expect.element(button('Anlegen', form)).toBeEnabled()
  await button('Strategie hinzufügen', form).click()
  await expect.element(button('Anlegen', form)).toBeDisabled()
  await button('Strategie 2 entfernen', form).click()
  await expect.element(button('Anlegen', form)).toBeEnabled()
  await button('Strategie 1 entfernen', form).click()
  await expect.element(button('Anlegen', form)).toBeDisabled()
  await expect.element(form.getByText(MESSAGES.minOptions(1))).toBeInViewport({ ratio: 0.9 })
})

test('a strategy that is too long is reported, and stays', async ({ server }) => {
  await openContent(server)
  await chooseFromMenu('Inhalt anlegen auf: Artikel 1', 'Strategien')
  const form = rowNamed('Strategien anlegen')
  await field(form, 'Titel').fill('In Schritten')
  await fillRichText(form, 'Strategie', 'x'.repeat(256))
  await field(form, 'Titel').click()
  await expect.element(form.getByText(MESSAGES.maxLength(255))).toBeVisible()
  await expect.element(field(form, 'Strategie')).toMatchTextContent('x'.repeat(256))
  await expect.element(button('Anlegen', form)).toBeDisabled()
})

test('an article without content says so, and offers no sorting', async ({ server }) => {
  await openContent(server)
  await expect.element(page.getByText('Noch keine Inhalte.')).toBeVisible()
  expect(button('Inhalte sortieren').query()).toBeNull()
})

test('elements are sorted', async ({ server }) => {
  const { RICH_TEXT, TIP_BOX } = SAMPLE_BLOG_ELEMENTS
  await openContent(server, 'RICH_TEXT', 'TIP_BOX')
  server.on(updateOrderOfBlogElementsAsManager, () => {
    server.on(getBlogArticleAsManager, sampleArticleContent(['TIP_BOX', 'RICH_TEXT']))
    return {}
  })
  await button('Inhalte sortieren').click()
  const form = dialogNamed('Inhalte sortieren')
  await button('Ein Text nach unten', form).click()
  await save(form, 'Reihenfolge speichern', 'Die Reihenfolge wurde angepasst.')
  await expect
    .poll(() => server.callsOf(updateOrderOfBlogElementsAsManager)[0]?.input)
    .toEqual({
      blogArticleId: idOf(1),
      sortedIdsOfContentElements: [TIP_BOX, RICH_TEXT].map((each) => each.blogArticleContentElementId),
    })
})

const preview = () => page.getByRole('region', { name: 'Vorschau der Seite' })

test('the preview follows what is typed, an element begun between two others too', async ({ server }) => {
  const { TIP_BOX } = SAMPLE_BLOG_ELEMENTS
  await openContent(server, 'RICH_TEXT', 'TIP_BOX')
  server.on(createBlogRichTextAsManager, { blogArticleContentElementId: idOf(9) })
  await button('Inhalt anlegen vor: Ein Tipp').click()
  await userEvent.keyboard('/te ')
  const form = rowNamed('Text anlegen')
  await expect.element(field(form, 'Titel')).toHaveFocus()
  await userEvent.keyboard('Dazwischen')
  await fillRichText(form, 'Text', 'Noch ein Satz')
  const headings = preview().getByRole('heading', { level: 2 })
  await expect.element(headings.nth(1)).toMatchTextContent('Dazwischen')
  await expect.element(headings.nth(2)).toMatchTextContent('Ein Tipp')
  await expect.element(preview().getByText('Noch ein Satz')).toBeVisible()
  await save(form, 'Anlegen', 'Text wurde erstellt.')
  await expect
    .poll(() => server.callsOf(createBlogRichTextAsManager)[0]?.input.idOfNextElement)
    .toBe(TIP_BOX.blogArticleContentElementId)
})

test('Escape closes the line and the row, keeps the draft, and the page stays', async ({ server }) => {
  await openContent(server, 'RICH_TEXT')
  const line = page.getByRole('combobox', { name: 'Neuer Inhalt am Ende von: Artikel 1' })
  await line.click()
  await userEvent.keyboard('/{Escape}')
  await expect.element(line).toHaveValue('')
  await button('Bearbeiten: Ein Text').click()
  const form = rowNamed('Text bearbeiten')
  await field(form, 'Titel').fill('Angefangen')
  await userEvent.keyboard('{Escape}')
  await expectSaid('Entwurf behalten')
  await expect
    .element(page.getByRole('region', { name: 'Inhalte', exact: true }))
    .toMatchTextContent('Entwurf')
  await button('Wieder öffnen').click()
  await expect.element(field(form, 'Titel')).toHaveValue('Angefangen')
})

test('a deletion can be undone, and is sent once the page is left', async ({ server }) => {
  await openContent(server, 'RICH_TEXT', 'TIP_BOX')
  server.on(deleteBlogElementAsManager, {})
  await chooseFromMenu('Mehr zu: Ein Text', 'Löschen')
  await expectSaid('Inhalt gelöscht.')
  await expect.element(button('Bearbeiten: Ein Text')).not.toBeInTheDocument()
  expect(preview().getByText('Ein Absatz.').query()).toBeNull()
  await button('Rückgängig').click()
  await expect.element(button('Bearbeiten: Ein Text')).toBeVisible()
  await expect.element(preview().getByText('Ein Absatz.')).toBeVisible()
  expect(server.callsOf(deleteBlogElementAsManager)).toEqual([])
  await chooseFromMenu('Mehr zu: Ein Text', 'Löschen')
  await expect.element(button('Bearbeiten: Ein Text')).not.toBeInTheDocument()
  server.on(getBlogArticlesAsManager, [])
  await page.getByRole('link', { name: 'Alle Artikel' }).click()
  await expect
    .poll(() => server.callsOf(deleteBlogElementAsManager).map(({ input }) => input))
    .toEqual([{ blogArticleContentElementId: SAMPLE_BLOG_ELEMENTS.RICH_TEXT.blogArticleContentElementId }])
})

test('the preview shows the article as learners read it, without hidden modules', async ({ server }) => {
  const promoted = (number: number, isEnabled: boolean) => ({
    moduleId: idOf(number),
    number,
    title: `Titel ${number}`,
    image: sampleImage,
    isEnabled,
  })
  const promotedModules = [promoted(1, true), promoted(2, false)]
  server.on(getModulesForBlogAsManager, promotedModules)
  server.on(
    getBlogArticleAsManager,
    sampleArticleContent(['TIP_BOX'], { promotedModules, idsOfPromotedModules: [idOf(1), idOf(2)] }),
  )
  await openAsManager(server, PATH)
  await expect.element(preview().getByRole('region', { name: 'Ein Tipp' })).toBeVisible()
  await expect.element(preview().getByText('Titel 1')).toBeVisible()
  expect(preview().getByText('Titel 2').query()).toBeNull()
  expect(preview().getByRole('link').query()).toBeNull()
  await button('Titelbild und Module').click()
  await expect.element(page.getByText('Modul 2: Titel 2 (ausgeblendet)')).toBeVisible()
})

test.for(['not-found', 'not-valid'] as const)(
  'an article that does not exist (%s) leads to the list',
  async (refusal, { server }) => {
    server.refuse(getBlogArticleAsManager, refusal)
    await openAsManager(server, PATH)
    await expect.element(page.getByRole('heading', { name: 'Diesen Artikel gibt es nicht' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Alle Artikel' }))
      .toHaveAttribute('href', '/verwaltung/blog')
  },
)
