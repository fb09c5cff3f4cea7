import type { Page } from '@playwright/test'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectForEverybody } from '../learner/screens.ts'
import { everyElement, text } from '../test-server/content.ts'
import { aPicture, chooseFile, chooseFromMenu, createManager, dialogNamed, field } from './editing.ts'
import { beginElement } from './write-elements.ts'
import { WRITTEN } from './written-module.ts'

const PAGE = 'Von allem etwas'

const close = async (page: Page, name: string): Promise<void> => {
  await dialogNamed(page, name).getByRole('button', { name: 'Schließen' }).click()
  await expect(dialogNamed(page, name)).toBeHidden()
}

/** An open dialog is there for everybody, and goes again. */
const expectDialog = async (page: Page, name: string): Promise<void> =>
  test.step(`dialog ${name}`, async () => {
    await expect(dialogNamed(page, name)).toBeVisible()
    await expectForEverybody(page)
    await close(page, name)
  })

/** Both styles are looked at, each in one of the two sizes: colours do not depend on the size. */
const styleFor = (isMobile: boolean | undefined) => (isMobile ? 'default' : 'wohlauf')

test('modules and their dialogs are there for everybody', async ({ page, testServer, signIn, isMobile }) => {
  const app = await testServer.createApp({ style: styleFor(isMobile) })
  await testServer.createModule(app, { title: 'Probemodul' })
  await testServer.createModule(app, { title: 'Verborgen', isEnabled: false })
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, '/verwaltung/module'))
  await expect(page.getByRole('link', { name: /Probemodul$/ })).toBeVisible()
  await expectForEverybody(page)
  await page.getByRole('button', { name: 'Mehr zu: Probemodul' }).click()
  await expect(page.getByRole('menuitem', { name: 'Löschen' })).toBeVisible()
  await expectForEverybody(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sortieren' }).click()
  await expectDialog(page, 'Module sortieren')
  for (const [entry, name] of [
    ['Nummer und Titel ändern', 'Nummer und Titel ändern'],
    ['Bild ändern', 'Bild ändern'],
    ['Löschen', 'Modul löschen'],
  ] as const) {
    await chooseFromMenu(page, 'Mehr zu: Probemodul', entry)
    await expectDialog(page, name)
  }
  await page.getByRole('button', { name: 'Modul erstellen' }).click()
  const form = dialogNamed(page, 'Modul erstellen')
  await chooseFile(form, 'Bild wählen', await aPicture())
  await expectDialog(page, 'Ausschnitt wählen')
  await field(form, 'Titel').fill('x')
  await field(form, 'Titel').fill('')
  await field(form, 'Alternativtext').focus()
  await expect(form.getByText('Dieses Feld muss gefüllt sein')).toBeVisible()
  await expectDialog(page, 'Modul erstellen')
})

test('a module’s content and its dialogs are there for everybody', async ({
  page,
  testServer,
  signIn,
  isMobile,
}) => {
  const app = await testServer.createApp({ style: styleFor(isMobile) })
  const { moduleId } = await testServer.createModule(app, {
    title: 'Probemodul',
    pages: [
      { title: PAGE, elements: await everyElement(testServer, app), isExerciseIncluded: true },
      { title: 'Zum Schluss', elements: [text('Ein Schluss')] },
    ],
  })
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${moduleId}`))
  await expect(page.getByRole('region', { name: PAGE, exact: true })).toBeVisible()
  await expectForEverybody(page)
  for (const { type } of WRITTEN.pages.flatMap(({ contentElements }) => contentElements)) {
    const dialog = await beginElement(page, PAGE, type)
    await expect(dialog.getByRole('textbox').first()).toBeVisible()
    await test.step(type, () => expectForEverybody(page))
    await dialog.getByRole('button', { name: 'Schließen' }).click()
    await expect(dialog).toBeHidden()
  }
  for (const entry of ['Seite bearbeiten', 'Seite ausblenden']) {
    await chooseFromMenu(page, `Mehr zur Seite: ${PAGE}`, entry)
    await expectDialog(page, entry)
  }
  await page.getByRole('button', { name: 'Seite erstellen' }).click()
  await expectDialog(page, 'Seite erstellen')
  await chooseFromMenu(page, 'Mehr zu: Probemodul', 'Seiten sortieren')
  await expectDialog(page, 'Seiten sortieren')
  await page.getByRole('button', { name: 'Bearbeiten: Kurz nachgedacht' }).click()
  await expectDialog(page, 'Quiz bearbeiten')
  await chooseFromMenu(page, 'Mehr zu: Kurz nachgedacht', 'Löschen')
  await expectDialog(page, 'Inhalt löschen')
})

test('habits and their dialogs are there for everybody', async ({ page, testServer, signIn, isMobile }) => {
  const app = await testServer.createApp({ style: styleFor(isMobile) })
  await testServer.createHabit(app, { title: 'Ein Glas Wasser am Morgen' })
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, '/verwaltung/gewohnheiten'))
  await page.getByRole('button', { name: 'Bearbeiten: Ein Glas Wasser am Morgen' }).click()
  await expectDialog(page, 'Gewohnheit bearbeiten')
  await expectForEverybody(page)
  await page.getByRole('button', { name: 'Gewohnheit erstellen' }).click()
  await expectDialog(page, 'Gewohnheit erstellen')
})

test('documents and their dialogs are there for everybody, learners too', async ({
  page,
  testServer,
  signIn,
  isMobile,
}) => {
  const app = await testServer.createApp({ style: styleFor(isMobile) })
  for (const title of ['Merkblatt', 'Zweitblatt']) await testServer.createDocument(app, { title })
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, '/verwaltung/dokumente'))
  for (const [entry, name] of [
    ['Beschreibungen ändern', 'Beschreibungen ändern'],
    ['Datei ersetzen', 'Datei ersetzen'],
    ['Löschen', 'Dokument löschen'],
  ] as const) {
    await chooseFromMenu(page, 'Mehr zu: Zweitblatt', entry)
    await expectDialog(page, name)
  }
  await expectForEverybody(page)
  await page.getByRole('button', { name: 'Dokument erstellen' }).click()
  await expectDialog(page, 'Dokument erstellen')
  await signIn(await testServer.createUser({ app }))
  await page.goto(urlOf(app, '/dokumente'))
  await expect(page.getByRole('heading', { name: 'Zweitblatt' })).toBeVisible()
  await expectForEverybody(page)
})

test('lists that are empty say so, and lists that cannot be fetched have another try', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(/ERR_FAILED/)
  const app = await testServer.createApp()
  await signIn(await createManager(testServer, app))
  for (const { path, query, empty } of [
    { path: 'module', query: 'get-modules-as-manager-query', empty: 'Noch keine Module angelegt.' },
    {
      path: 'gewohnheiten',
      query: 'get-habits-as-manager-query',
      empty: 'Noch keine Gewohnheiten angelegt.',
    },
    { path: 'dokumente', query: 'get-documents-as-manager-query', empty: 'Noch keine Dokumente angelegt.' },
  ]) {
    await page.route(`**/${query}`, (route) => route.abort())
    await page.goto(urlOf(app, `/verwaltung/${path}`))
    await expect(page.getByRole('heading', { name: 'Die Liste ist gerade nicht erreichbar' })).toBeVisible()
    await expectForEverybody(page)
    await page.unroute(`**/${query}`)
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await expect(page.getByText(empty)).toBeVisible()
    await expectForEverybody(page)
  }
})
