import { mouse } from '../browser/input-device.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { pointsOf } from '../learner/expected-points.ts'
import { pointsBadge } from '../learner/home.ts'
import { heading, readPage, turn } from '../learner/reading.ts'
import type { TestApp } from '../test-server/test-server.ts'
import {
  aPicture,
  chooseAndCrop,
  chooseFile,
  chooseFromMenu,
  createManager,
  dialogNamed,
  expectSaid,
  field,
  openArea,
  save,
} from './editing.ts'
import { watchLargeParts } from './loaded-parts.ts'
import { writeElement, writePage } from './write-elements.ts'
import { WRITTEN, WRITTEN_WORLD } from './written-module.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** The smallest file that every reader opens. */
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

test('a manager writes a module with all eight types of elements, and a learner reads it on a phone', async ({
  page,
  testServer,
  signIn,
  watch,
  openBrowser,
}) => {
  test.slow()
  watch.allow(/^foreign address: https:\/\/player\.vimeo\.com\//)
  const app: TestApp = await testServer.createApp()
  const learner = await testServer.createUser({ app })
  const fetchedParts = watchLargeParts(page)
  await signIn(await createManager(testServer, app))
  const [habit] = WRITTEN_WORLD.habits
  const [document] = WRITTEN_WORLD.documents
  if (!habit || !document) throw new Error('the module needs a habit and a document')

  await test.step('creates the habit that the module proposes', async () => {
    await page.goto(urlOf(app, '/verwaltung/gewohnheiten'))
    await expect(page.getByText('Noch keine Gewohnheiten angelegt.')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(fetchedParts()).toEqual({ editor: false, cropper: false, dialogs: false })
    await page.getByRole('button', { name: 'Gewohnheit erstellen' }).click()
    const form = dialogNamed(page, 'Gewohnheit erstellen')
    await field(form, 'Titel').fill(habit.title)
    await field(form, 'Mindestlaufzeit in Wochen').fill(String(habit.minRuntime))
    await field(form, 'Einleitung').fill(habit.introduction.replaceAll(/<[^>]*>/g, ''))
    expect(fetchedParts()).toEqual({ editor: true, cropper: false, dialogs: true })
    await save(form, 'Erstellen', 'Gewohnheit wurde erstellt.')
    await expect(page.getByRole('listitem').filter({ hasText: habit.title })).toContainText(
      /Erstellt am \d\d\.\d\d\.\d{4}/,
    )
  })

  await test.step('creates the document that the module offers', async () => {
    await openArea(page, 'Dokumente')
    await expect(page.getByText('Noch keine Dokumente angelegt.')).toBeVisible()
    await page.getByRole('button', { name: 'Dokument erstellen' }).click()
    const form = dialogNamed(page, 'Dokument erstellen')
    await field(form, 'Titel').fill(document.title)
    await field(form, 'Kurzbeschreibung').fill(document.shortDescription)
    await chooseFile(form, 'Datei wählen', {
      name: document.fileName,
      mimeType: 'application/pdf',
      buffer: PDF,
    })
    await save(form, 'Erstellen', 'Dokument wurde erstellt.')
  })

  await test.step('creates the module', async () => {
    await openArea(page, 'Module')
    await expect(page.getByText('Noch keine Module angelegt.')).toBeVisible()
    await page.getByRole('button', { name: 'Modul erstellen' }).click()
    const form = dialogNamed(page, 'Modul erstellen')
    await field(form, 'Nummer').fill(String(WRITTEN.number))
    await field(form, 'Titel').fill(WRITTEN.title)
    expect(fetchedParts().cropper).toBe(false)
    await chooseAndCrop(form, await aPicture())
    await field(form, 'Alternativtext').fill(WRITTEN.picture.alternativeText)
    await save(form, 'Erstellen', 'Modul wurde erstellt.')
  })

  await test.step('writes its pages', async () => {
    await expect(heading(page, `Modul ${WRITTEN.number}: ${WRITTEN.title}`)).toBeVisible()
    await expect(page.getByText('Es wurden noch keine Seiten angelegt.')).toBeVisible()
    for (const each of WRITTEN.pages) {
      await writePage(page, each)
      for (const element of each.contentElements)
        await test.step(element.type, () => writeElement(page, each.title, element, WRITTEN_WORLD))
    }
  })

  const reading = await openBrowser(learner, PHONE)
  const fetchedByLearner = watchLargeParts(reading)
  await test.step('learners do not see it while it is hidden', async () => {
    await reading.goto(urlOf(app, '/module'))
    await expect(reading.getByText('Noch keine Module verfügbar.')).toBeVisible()
  })
  await test.step('shows it', async () => {
    await page.getByRole('link', { name: 'Alle Module' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: WRITTEN.title })).toContainText('Ausgeblendet')
    await chooseFromMenu(page, `Mehr zu: ${WRITTEN.title}`, 'Anzeigen')
    await expectSaid(page, 'Module wurde aktiviert.')
    await expect(page.getByRole('listitem').filter({ hasText: WRITTEN.title })).toContainText('Sichtbar')
  })

  await test.step('a learner reads it to its end and earns its points', async () => {
    const reader = {
      page: reading,
      device: mouse,
      world: WRITTEN_WORLD,
      module: WRITTEN,
      documentBytes: async () => PDF,
    }
    await reading.reload()
    await reading.getByRole('link', { name: `Starten: ${WRITTEN.title}` }).click()
    for (const each of WRITTEN.pages) {
      await readPage(reader, each)
      await turn(reading, mouse)
    }
    await reading.getByRole('main').getByRole('button', { name: 'Modul abschließen' }).click()
    await expect(reading.getByRole('main').getByText('Das Modul wurde abgeschlossen')).toBeVisible()
    await expect(pointsBadge(reading, pointsOf(WRITTEN).completed)).toBeVisible()
    expect(fetchedByLearner()).toEqual({ editor: false, cropper: false, dialogs: false })
  })
})
