import { expect, test, urlOf } from '../browser/test.ts'
import type { Watch } from '../browser/watch.ts'
import { heading } from '../learner/reading.ts'
import { aPicture, chooseFile, createManager, dialogNamed, field } from './editing.ts'

const EDITOR = /\/rich-text-editor-[^/]*\.js$/
const CROPPER = /\/crop-dialog-[^/]*\.js$/
const SORTING = /\/sort-dialog-[^/]*\.js$/

/** Whether a part of the site has been fetched. */
const isLoaded = (watch: Watch, part: RegExp): boolean =>
  watch.asked().some(({ pathname }) => part.test(pathname))

const loaded = (watch: Watch) => ({
  editor: isLoaded(watch, EDITOR),
  cropper: isLoaded(watch, CROPPER),
  sorting: isLoaded(watch, SORTING),
})

const NONE = { editor: false, cropper: false, sorting: false }

test('editor, cropper and sorting are fetched when a dialog needs them, and never by learners', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  const app = await testServer.createApp()
  const { moduleId } = await testServer.createModule(app, {
    title: 'Probemodul',
    pages: [{ title: 'Erste' }],
  })
  await testServer.createModule(app, { title: 'Ein zweites' })

  await test.step('a learner reads', async () => {
    await signIn(await testServer.createUser({ app }))
    for (const path of ['/dashboard', '/module', '/dokumente']) {
      await page.goto(urlOf(app, path))
      await page.waitForLoadState('networkidle')
    }
    await page.goto(urlOf(app, `/module/inhalt/${moduleId}`))
    await expect(heading(page, 'Erste')).toBeVisible()
    expect(loaded(watch)).toEqual(NONE)
  })
  await test.step('a manager looks', async () => {
    await signIn(await createManager(testServer, app))
    await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${moduleId}`))
    await expect(page.getByRole('region', { name: 'Erste', exact: true })).toBeVisible()
    await page.goto(urlOf(app, '/verwaltung/module'))
    await expect(page.getByRole('button', { name: 'Sortieren' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(loaded(watch)).toEqual(NONE)
  })
  await test.step('sorts', async () => {
    await page.getByRole('button', { name: 'Sortieren' }).click()
    await expect(dialogNamed(page, 'Module sortieren')).toBeVisible()
    expect(loaded(watch)).toEqual({ ...NONE, sorting: true })
    await page.keyboard.press('Escape')
  })
  await test.step('chooses a picture', async () => {
    await page.getByRole('button', { name: 'Modul erstellen' }).click()
    const form = dialogNamed(page, 'Modul erstellen')
    await expect(field(form, 'Titel')).toBeVisible()
    expect(isLoaded(watch, CROPPER)).toBe(false)
    await chooseFile(form, 'Bild wählen', await aPicture())
    await expect(dialogNamed(page, 'Ausschnitt wählen')).toBeVisible()
    expect(loaded(watch)).toEqual({ editor: false, cropper: true, sorting: true })
  })
  await test.step('writes', async () => {
    await page.goto(urlOf(app, '/verwaltung/gewohnheiten'))
    await page.getByRole('button', { name: 'Gewohnheit erstellen' }).click()
    await expect(field(dialogNamed(page, 'Gewohnheit erstellen'), 'Einleitung')).toBeVisible()
    expect(isLoaded(watch, EDITOR)).toBe(true)
  })
})
