import {
  createBlogArticleAsManager,
  getBlogArticleAsManager,
  getBlogArticlesAsManager,
  getModulesForBlogAsManager,
  updateBlogArticleAsManager,
} from '@wohlauf/contract/blog/blog-as-manager'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { page } from 'vitest/browser'
import {
  button,
  chooseFile,
  chooseFromMenu,
  dialogNamed,
  expectSaid,
  field,
  formNamed,
  link,
  openAsManager,
  reload,
  save,
} from '../../../testing/editing.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { sampleArticle, sampleArticleContent } from '../../../testing/managed-samples.ts'
import { makePhoto } from '../../../testing/photo.ts'
import { idOf, sampleImage } from '../../../testing/sample-elements.ts'
import { expect, test } from '../../../testing/test.ts'

const PATH = '/verwaltung/blog'

const offeredModule = (number: number, isEnabled = true) => ({
  moduleId: idOf(number),
  number,
  title: `Titel ${number}`,
  image: sampleImage,
  isEnabled,
})

const openArticle = async (server: FakeServer, idsOfPromotedModules: string[]) => {
  const article = sampleArticle(1, { idsOfPromotedModules })
  server.on(getBlogArticlesAsManager, [article])
  server.on(getBlogArticleAsManager, sampleArticleContent([], article))
  await openAsManager(server, PATH)
  await chooseFromMenu('Mehr zu: Artikel 1', 'Bearbeiten')
  const form = formNamed('Blog Artikel bearbeiten')
  await button('Titelbild und Module', form).click()
  return form
}

test('a new article needs a title and a cover', async ({ server }) => {
  server.on(getBlogArticlesAsManager, [])
  server.on(getModulesForBlogAsManager, [])
  await openAsManager(server, PATH)
  await link('Blog Artikel erstellen').click()
  const form = formNamed('Blog Artikel erstellen')
  await expect.element(field(form, 'Titel')).toHaveFocus()
  await field(form, 'Titel').fill('Trinken')
  await expect.element(button('Erstellen', form)).toBeDisabled()
  expect(form.getByText('Weiterführende Informationen').query()).toBeNull()
  expect(server.callsOf(createBlogArticleAsManager)).toEqual([])
})

test('a new article opens: its contents are written next', async ({ server }) => {
  server.on(getBlogArticlesAsManager, [])
  server.on(getModulesForBlogAsManager, [])
  await openAsManager(server, PATH)
  await link('Blog Artikel erstellen').click()
  const form = formNamed('Blog Artikel erstellen')
  await field(form, 'Titel').fill('Trinken')
  await chooseFile(form, await makePhoto())
  await button('Übernehmen', dialogNamed('Ausschnitt wählen')).click()
  server.on(createBlogArticleAsManager, { blogArticleId: idOf(1) })
  server.on(getBlogArticleAsManager, sampleArticleContent([], { title: 'Trinken' }))
  await save(form, 'Erstellen', 'Blog Artikel wurde erstellt.')
  await expect.element(formNamed('Blog Artikel bearbeiten')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Trinken' })).toBeVisible()
  const [call] = server.callsOf(createBlogArticleAsManager)
  expect(server.callsOf(getBlogArticleAsManager)[0]?.input).toEqual({
    blogArticleId: call?.input.blogArticleId,
  })
})

test('changes title and modules without a new cover, and sends its revision', async ({ server }) => {
  server.on(getModulesForBlogAsManager, [offeredModule(1), offeredModule(2, false)])
  server.on(updateBlogArticleAsManager, {})
  const form = await openArticle(server, [idOf(1)])
  await expect.element(form.getByRole('checkbox', { name: 'Modul 1: Titel 1' })).toBeChecked()
  await form.getByRole('checkbox', { name: 'Modul 2: Titel 2 (ausgeblendet)' }).click()
  await field(form, 'Titel').fill('Durst')
  await button('Speichern', form).click()
  await expectSaid('Blog Artikel wurde angepasst.')
  const [call] = server.callsOf(updateBlogArticleAsManager)
  expect(call?.input).toMatchObject({
    blogArticleId: idOf(1),
    title: 'Durst',
    alternativeText: sampleImage.alternativeText,
    revision: '1',
  })
  expect(JSON.parse(String(call?.input.idsOfPromotedModules))).toEqual([idOf(1), idOf(2)])
  expect(call?.files).toEqual({})
})

test('more than twenty modules are too many, which is said immediately and in view', async ({ server }) => {
  const modules = Array.from({ length: 21 }, (_, index) => offeredModule(index + 1))
  const idsOfPromotedModules = modules.slice(1).map(({ moduleId }) => moduleId)
  server.on(getModulesForBlogAsManager, modules)
  const form = await openArticle(server, idsOfPromotedModules)
  const first = form.getByRole('checkbox', { name: 'Modul 1: Titel 1' })
  // The message is below all modules, a screen away.
  await page.viewport(1440, 600)
  await first.click()
  await expect.element(button('Speichern', form)).toBeDisabled()
  await expect.element(form.getByRole('alert')).toMatchTextContent(MESSAGES.maxOptions(20))
  await expect.element(form.getByRole('alert')).toBeInViewport({ ratio: 0.9 })
  await expect
    .element(form.getByRole('group', { name: 'Weiterführende Informationen' }))
    .toHaveAccessibleDescription(expect.stringContaining(MESSAGES.maxOptions(20)))
  await first.click()
  await expect.element(form.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(button('Speichern', form)).toBeEnabled()
})

test('a module of a draft that was deleted since is no longer sent', async ({ server }) => {
  server.on(getModulesForBlogAsManager, [offeredModule(1), offeredModule(2)])
  server.on(updateBlogArticleAsManager, {})
  const form = await openArticle(server, [idOf(3)])
  for (const number of [1, 2])
    await form.getByRole('checkbox', { name: `Modul ${number}: Titel ${number}` }).click()
  await field(form, 'Titel').fill('Durst')
  server.on(getModulesForBlogAsManager, [offeredModule(2)])
  await reload(server, `${PATH}/inhalte/${idOf(1)}`)
  await button('Titelbild und Module', form).click()
  await expect.element(form.getByRole('checkbox', { name: 'Modul 2: Titel 2' })).toBeChecked()
  await button('Speichern', form).click()
  await expectSaid('Blog Artikel wurde angepasst.')
  const [call] = server.callsOf(updateBlogArticleAsManager)
  // The article's own module stays, although it is not in the list yet.
  expect(JSON.parse(String(call?.input.idsOfPromotedModules))).toEqual([idOf(3), idOf(2)])
})
