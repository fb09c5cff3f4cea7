import { readFile } from 'node:fs/promises'
import { expect, test, urlOf } from '../browser/test.ts'
import { documentElement } from '../test-server/content.ts'
import { chooseFile, chooseFromMenu, createManager, dialogNamed, field, save } from './editing.ts'

const pdf = (title: string) => Buffer.from(`%PDF-1.4\n% ${title}\ntrailer<<>>\n%%EOF\n`)
const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf(name) })

test("a manager changes a document's description and file, and deletes it with the elements that refer to it", async ({
  page,
  testServer,
  signIn,
  openBrowser,
  watch,
}) => {
  watch.allow(/status of 415/)
  const app = await testServer.createApp()
  const { documentId } = await testServer.createDocument(app, { title: 'Merkblatt' })
  await testServer.createDocument(app, { title: 'Zweitblatt' })
  const { moduleId } = await testServer.createModule(app, {
    title: 'Probemodul',
    pages: [{ title: 'Einzige', elements: [{ ...documentElement(documentId), title: 'Zum Mitnehmen' }] }],
  })
  const reading = await openBrowser(await testServer.createUser({ app }))
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, '/verwaltung/dokumente'))

  await test.step('a file that only looks like a document is refused, and nothing is created', async () => {
    await page.getByRole('button', { name: 'Dokument erstellen' }).click()
    const form = dialogNamed(page, 'Dokument erstellen')
    await field(form, 'Titel').fill('Drittblatt')
    await field(form, 'Kurzbeschreibung').fill('Kurz gesagt')
    const script = Buffer.from('<script>alert(1)</script>')
    await chooseFile(form, 'Datei wählen', { ...file('drittblatt.pdf'), buffer: script })
    await form.getByRole('button', { name: 'Erstellen', exact: true }).click()
    await expect(form.getByText('Die Datei ist nicht im richtigen Format')).toBeVisible()
    await expect(field(form, 'Titel')).toHaveValue('Drittblatt')
    await page.reload()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  })
  await test.step('changes the description', async () => {
    await chooseFromMenu(page, 'Mehr zu: Merkblatt', 'Beschreibungen ändern')
    const form = dialogNamed(page, 'Beschreibungen ändern')
    await field(form, 'Titel').fill('Wochenblatt')
    await field(form, 'Kurzbeschreibung').fill('Für sieben Tage.')
    await save(form, 'Speichern', 'Beschreibungen des Dokuments wurden angepasst.')
  })
  await test.step('replaces the file', async () => {
    await chooseFromMenu(page, 'Mehr zu: Wochenblatt', 'Datei ersetzen')
    const form = dialogNamed(page, 'Datei ersetzen')
    await expect(form).toContainText('Bisher: Merkblatt.pdf')
    await chooseFile(form, 'Datei wählen', file('wochenblatt.pdf'))
    await save(form, 'Speichern', 'Datei des Dokuments wurde angepasst.')
  })
  await test.step('a learner downloads the new file', async () => {
    await reading.goto(urlOf(app, '/dokumente'))
    const coming = reading.waitForEvent('download')
    await reading.getByRole('button', { name: 'Wochenblatt herunterladen' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe('wochenblatt.pdf')
    expect(await readFile(await download.path())).toEqual(pdf('wochenblatt.pdf'))
  })
  await test.step('sorts', async () => {
    await page.getByRole('button', { name: 'Sortieren' }).click()
    const form = dialogNamed(page, 'Dokumente sortieren')
    await form.getByRole('button', { name: 'Zweitblatt nach oben' }).click()
    await save(form, 'Reihenfolge speichern', 'Die Reihenfolge wurde angepasst.')
    await expect(page.getByRole('main').getByRole('listitem')).toContainText(['Zweitblatt', 'Wochenblatt'])
  })
  await test.step('deletes', async () => {
    await chooseFromMenu(page, 'Mehr zu: Wochenblatt', 'Löschen')
    const dialog = dialogNamed(page, 'Dokument löschen')
    await expect(dialog).toContainText('Ein Inhalt eines Moduls verweist darauf und wird mit gelöscht.')
    await save(
      dialog,
      'Dokument löschen',
      'Das Dokument und die verknüpften Inhaltselemente wurden gelöscht.',
    )
    await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${moduleId}`))
    await expect(page.getByRole('region', { name: 'Einzige', exact: true })).toContainText(
      'Noch keine Inhalte.',
    )
  })
})
