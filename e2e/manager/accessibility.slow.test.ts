/** Slow: axe and zoom on each page and dialog of managers; component tests check most of them one by one. */
import type { Page } from '@playwright/test'
import { ROUTES_OF_MANAGERS } from '@wohlauf/contract/routes/routes-of-managers'
import { expectAccessible, expectNoSidewaysScroll } from '../browser/accessible.ts'
import { goTo } from '../browser/go-to.ts'
import { expectReadableInLargeText } from '../browser/large-text.ts'
import { expect, test } from '../browser/test.ts'
import { expectAllVisited } from '../browser/walk.ts'
import { everyElement, oneOfEachBlogType, text } from '../test-server/content.ts'
import {
  aPicture,
  chooseFile,
  chooseFromMenu,
  createManager,
  dialogNamed,
  field,
  rowNamed,
} from './editing.ts'
import { beginElement } from './write-elements.ts'
import { WRITTEN } from './written-module.ts'

const PAGE = 'Von allem etwas'
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }

const DIALOG = '[role=dialog]'
const ROW = 'section:has(> form)'

/**
 * The current screen is accessible and needs no horizontal scrolling, on a phone either.
 *
 * @param part the dialog, which covers a page that was checked before, or the row of such a page in which a form is open
 */
const expectForManagers = async (page: Page, part?: typeof DIALOG | typeof ROW): Promise<void> => {
  await expectAccessible(page, part)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  if (!part) await expectReadableInLargeText(page)
  await page.setViewportSize(WIDE)
}

const close = async (page: Page, name: string): Promise<void> => {
  await dialogNamed(page, name).getByRole('button', { name: 'Schließen' }).click()
  await expect(dialogNamed(page, name)).toBeHidden()
}

const expectDialog = async (page: Page, name: string): Promise<void> =>
  test.step(`dialog ${name}`, async () => {
    await expect(dialogNamed(page, name)).toBeVisible()
    await expectForManagers(page, DIALOG)
    await close(page, name)
  })

/** The page that a link in a list opens. */
const expectPageOf = async (page: Page, link: string, form: string): Promise<void> =>
  test.step(`page ${form}`, async () => {
    const opener = page.getByRole('main').getByRole('link', { name: link, exact: true })
    await opener.click()
    await expect(page.getByRole('form', { name: form, exact: true })).toBeVisible()
    await expectForManagers(page)
    await page.keyboard.press('Escape')
    await expect(opener).toBeVisible()
  })

/** The published versions of the item whose page is open: compared, shown, and restored. */
const expectVersions = (page: Page): Promise<void> =>
  test.step('its versions', async () => {
    await page.getByRole('link', { name: 'Versionen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Versionen' })).toBeVisible()
    await expectForManagers(page)
    await page.getByText('Vorschau', { exact: true }).click()
    await expect(page.getByRole('region', { name: 'Vorschau der Seite' })).toBeVisible()
    await expectForManagers(page)
    await page.getByRole('button', { name: 'Als Arbeitsfassung übernehmen' }).click()
    await expectDialog(page, 'Als Arbeitsfassung übernehmen')
  })

/** The entries of a menu, each with the dialog that it opens. */
const expectDialogsOf = async (page: Page, menu: string, entries: Record<string, string>): Promise<void> => {
  for (const [entry, name] of Object.entries(entries)) {
    await chooseFromMenu(page, menu, entry)
    await expectDialog(page, name)
  }
}

test('every screen and dialog of managers is accessible', async ({ page, testServer, signIn, watch }) => {
  test.slow()
  watch.allow(/status of 404/)
  const app = await testServer.createApp({ style: 'wohlauf' })
  const { pages } = await testServer.createModule(app, {
    title: 'Probemodul',
    pages: [
      { title: PAGE, elements: await everyElement(testServer, app), isExerciseIncluded: true },
      { title: 'Zum Schluss', elements: [text('Ein Schluss')] },
    ],
  })
  await testServer.createModule(app, { title: 'Verborgen', isEnabled: false })
  await testServer.createPublication(app, { title: 'Ein Buch' })
  await testServer.createExperienceReport(app, { name: 'Petra' })
  await testServer.createBlogArticle(app, { title: 'Trinken', elements: oneOfEachBlogType() })
  const { sponsorId } = await testServer.createSponsor(app, { name: 'Probewerke AG' })
  await signIn(await createManager(testServer, app))

  await test.step('waiting tasks', async () => {
    await goTo(page, app, '/verwaltung/uebersicht')
    await expect(page.getByRole('heading', { name: 'Zuletzt erschienen' })).toBeVisible()
    await expectForManagers(page)
  })

  await test.step('modules', async () => {
    await goTo(page, app, '/verwaltung/module')
    await expect(page.getByRole('link', { name: /Probemodul$/ })).toBeVisible()
    await expectForManagers(page)
    await page.getByRole('button', { name: 'Mehr zu: Probemodul' }).click()
    await expect(page.getByRole('menuitem', { name: 'Löschen' })).toBeVisible()
    await expectForManagers(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Sortieren' }).click()
    await expectDialog(page, 'Module sortieren')
    await expectDialogsOf(page, 'Mehr zu: Probemodul', {
      'Nummer und Titel ändern': 'Nummer und Titel ändern',
      'Bild ändern': 'Bild ändern',
      Löschen: 'Modul löschen',
    })
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

  await test.step('a module’s content', async () => {
    await page.getByRole('link', { name: /Probemodul$/ }).click()
    await expect(page.getByRole('region', { name: PAGE, exact: true })).toBeVisible()
    await expectForManagers(page)
    await test.step('its versions', async () => {
      const content = page.url()
      await page.goto(`${content}/versionen`)
      await expect(page.getByRole('heading', { level: 1, name: 'Versionen' })).toBeVisible()
      await expectForManagers(page)
      await page.goto(content)
      await expect(page.getByRole('region', { name: PAGE, exact: true })).toBeVisible()
    })
    for (const { type } of WRITTEN.pages.flatMap(({ contentElements }) => contentElements)) {
      const form = await beginElement(page, PAGE, type)
      await expect(form.getByRole('textbox').first()).toBeVisible()
      await test.step(type, () => expectForManagers(page, ROW))
      await form.getByRole('button', { name: 'Schließen' }).click()
      await expect(form).toBeHidden()
    }
    await expectDialogsOf(page, `Mehr zur Seite: ${PAGE}`, {
      'Seite bearbeiten': 'Seite bearbeiten',
      'Seite ausblenden': 'Seite ausblenden',
    })
    await page.getByRole('button', { name: 'Seite erstellen' }).click()
    await expectDialog(page, 'Seite erstellen')
    await chooseFromMenu(page, 'Mehr zu: Probemodul', 'Seiten sortieren')
    await expectDialog(page, 'Seiten sortieren')
    await page.getByRole('button', { name: 'Bearbeiten: Kurz nachgedacht' }).click()
    await test.step('a row in which a quiz is changed', async () => {
      await expect(rowNamed(page, 'Quiz bearbeiten').getByRole('textbox').first()).toBeVisible()
      await expectForManagers(page)
      await page.keyboard.press('Escape')
      await expect(rowNamed(page, 'Quiz bearbeiten')).toBeHidden()
    })
    await chooseFromMenu(page, 'Mehr zu: Kurz nachgedacht', 'Löschen')
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeVisible()
    await expectForManagers(page)
    await page.getByRole('button', { name: 'Rückgängig' }).click()
  })

  await test.step('habits', async () => {
    await goTo(page, app, '/verwaltung/gewohnheiten')
    await page.getByRole('button', { name: 'Bearbeiten: Ein Glas Wasser am Morgen' }).click()
    await expectDialog(page, 'Gewohnheit bearbeiten')
    await expectForManagers(page)
    await page.getByRole('button', { name: 'Gewohnheit erstellen' }).click()
    await expectDialog(page, 'Gewohnheit erstellen')
  })

  await test.step('documents', async () => {
    await goTo(page, app, '/verwaltung/dokumente')
    await expectDialogsOf(page, 'Mehr zu: Merkblatt', {
      'Beschreibungen ändern': 'Beschreibungen ändern',
      'Datei ersetzen': 'Datei ersetzen',
      Löschen: 'Dokument löschen',
    })
    await expectForManagers(page)
    await page.getByRole('button', { name: 'Dokument erstellen' }).click()
    await expectDialog(page, 'Dokument erstellen')
  })

  await test.step('tips of the nutrition diary', async () => {
    await testServer.createTips(app, 2)
    await goTo(page, app, '/verwaltung/ernaehrungstagebuch')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
    await expectForManagers(page)
    await expectDialogsOf(page, 'Mehr zu: Tipp 1', { Bearbeiten: 'Tipp bearbeiten' })
    await page.getByRole('button', { name: 'Sortieren' }).click()
    await expectDialog(page, 'Tipps sortieren')
    await page.getByRole('button', { name: 'Tipp erstellen' }).click()
    await expectDialog(page, 'Tipp erstellen')
  })

  await test.step('the blog', async () => {
    await goTo(page, app, '/verwaltung/blog')
    await expectDialogsOf(page, 'Mehr zu: Trinken', { Verstecken: 'Blog Artikel verstecken' })
    await expectPageOf(page, 'Blog Artikel erstellen', 'Blog Artikel erstellen')
    await expectForManagers(page)
    await page.getByRole('link', { name: 'Trinken' }).click()
    await page.getByRole('button', { name: 'Titelbild und Module' }).click()
    await expect(page.getByRole('region', { name: 'Inhalte', exact: true })).toBeVisible()
    await expectForManagers(page)
    for (const entry of ['Text', 'Tipp-Box', 'Bild', 'Bild mit Beschreibung', 'Strategien']) {
      await chooseFromMenu(page, 'Inhalt anlegen auf: Trinken', entry)
      const form = rowNamed(page, `${entry} anlegen`)
      await expect(form.getByRole('textbox').first()).toBeVisible()
      await test.step(entry, () => expectForManagers(page, ROW))
      await form.getByRole('button', { name: 'Schließen' }).click()
      await expect(form).toBeHidden()
    }
    await page.getByRole('button', { name: 'Inhalte sortieren' }).click()
    await expectDialog(page, 'Inhalte sortieren')
    await expectVersions(page)
  })
  await test.step('feedback', async () => {
    await testServer.createFeedbackMessage(app, {
      modulePageId: pages[0]?.modulePageId ?? '',
      message: 'Ein langes Wort: Ernährungsgewohnheitsveränderungsmöglichkeiten',
    })
    await goTo(page, app, '/verwaltung/rueckmeldungen')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await expectForManagers(page)
    await page.getByRole('button', { name: 'War das hilfreich?' }).click()
    await expect(page.getByText('Sobald etwa 20 Personen', { exact: false })).toBeVisible()
    await expectForManagers(page)
  })

  await test.step('experience reports', async () => {
    await goTo(page, app, '/verwaltung/erfahrungsberichte')
    await expectPageOf(page, 'Petra, Lehrerin', 'Erfahrungsbericht bearbeiten')
    await expectForManagers(page)
    await page.getByRole('link', { name: 'Petra, Lehrerin', exact: true }).click()
    await expectVersions(page)
    await goTo(page, app, '/verwaltung/erfahrungsberichte')
    await expectDialogsOf(page, 'Mehr zu: Petra', { Verstecken: 'Erfahrungsbericht verstecken' })
  })

  await test.step('recipes', async () => {
    await testServer.createRecipe(app, { name: 'Linsensuppe' })
    await testServer.createRecipe(app)
    await goTo(page, app, '/verwaltung/rezepte')
    await expectPageOf(page, 'Linsensuppe', 'Rezept bearbeiten')
    await expectForManagers(page)
    await page.getByRole('link', { name: 'Linsensuppe', exact: true }).click()
    await expectVersions(page)
    await goTo(page, app, '/verwaltung/rezepte')
    await expectDialogsOf(page, 'Mehr zu: Linsensuppe', { Verstecken: 'Rezept verstecken' })
    await page.getByRole('button', { name: 'Sortieren' }).click()
    await expectDialog(page, 'Rezepte sortieren')
    await expectPageOf(page, 'Rezept erstellen', 'Rezept erstellen')
  })

  await test.step('publications', async () => {
    await goTo(page, app, '/verwaltung/literaturverzeichnis')
    await page.getByRole('button', { name: 'Bearbeiten: Ein Buch' }).click()
    await expectDialog(page, 'Publikation bearbeiten')
    await expectForManagers(page)
    await page.getByRole('button', { name: 'Publikation erstellen' }).click()
    await dialogNamed(page, 'Publikation erstellen').getByText('Online', { exact: true }).click()
    await expectDialog(page, 'Publikation erstellen')
  })

  await test.step('goal proposals', async () => {
    await testServer.createGoalProposal(app, 'Ich koche dreimal in der Woche selbst')
    await goTo(page, app, '/verwaltung/ziele')
    await expectDialogsOf(page, 'Mehr zu: Ich koche dreimal in der Woche selbst', {
      Bearbeiten: 'Zielvorschlag bearbeiten',
      Löschen: 'Zielvorschlag löschen',
    })
    await expectForManagers(page)
    await page.getByRole('button', { name: 'Zielvorschlag erstellen' }).click()
    await expectDialog(page, 'Zielvorschlag erstellen')
  })

  await test.step('sponsors, the seats of one, and its report', async () => {
    await goTo(page, app, '/verwaltung/sponsoren')
    await expectDialogsOf(page, 'Mehr zu: Probewerke AG', {
      'Sponsor-Manager einladen': 'Sponsor-Manager einladen',
    })
    await expectForManagers(page)
    await page.getByRole('button', { name: 'Sponsor erstellen' }).click()
    await expectDialog(page, 'Sponsor erstellen')
    for (const part of ['lizenzen-zuordnen', 'bericht']) {
      await goTo(page, app, `/verwaltung/sponsoren/${sponsorId}/${part}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectForManagers(page)
    }
  })

  await test.step('the seats and the report of a sponsor’s manager', async () => {
    await signIn(await testServer.createUser({ app, role: 'ROLE_SPONSOR_MANAGER', sponsorId }))
    for (const path of ['/verwaltung/lizenzen-verwalten', '/verwaltung/bericht']) {
      await goTo(page, app, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectForManagers(page)
    }
  })

  await test.step('a list that cannot be loaded, and an empty one, in the other style', async () => {
    const empty = await testServer.createApp({ style: 'default' })
    await signIn(await createManager(testServer, empty))
    await page.route('**/get-modules-as-manager-query', (route) => route.fulfill({ status: 404, json: {} }))
    await goTo(page, empty, '/verwaltung/module')
    await expect(page.getByRole('heading', { name: 'Die Liste ist gerade nicht erreichbar' })).toBeVisible()
    await expectForManagers(page)
    await page.unroute('**/get-modules-as-manager-query')
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await expect(page.getByText('Noch keine Module angelegt.')).toBeVisible()
    await expectForManagers(page)
    await page.getByRole('button', { name: 'Modul erstellen' }).click()
    await expectDialog(page, 'Modul erstellen')
  })
  expectAllVisited(page, ROUTES_OF_MANAGERS)
})
