import { createImageAsManager } from '@wohlauf/contract/modules/content-elements-as-manager'
import {
  createModuleAsManager,
  getModuleAsManager,
  getModulesAsManager,
  updateModuleImageAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { type Locator, page, userEvent } from 'vitest/browser'
import {
  button,
  chooseFile,
  chooseFromMenu,
  dialogNamed,
  expectSaid,
  field,
  openAsManager,
  rowNamed,
  save,
} from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { sampleContent, sampleModule, samplePage } from '../../testing/managed-samples.ts'
import { makePhoto } from '../../testing/photo.ts'
import { idOf, sampleImage } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'

const WRONG_FORMAT = 'Die Datei ist nicht im richtigen Format'
const TOO_LARGE = 'Die Datei darf maximal 10MB groß sein'
const MAX_BYTES = 10 * 1024 * 1024
const RATIO_OF_GRID = 1.5

const beginModule = async (server: FakeServer): Promise<Locator> => {
  server.on(getModulesAsManager, [])
  await openAsManager(server, '/verwaltung/module')
  await button('Modul erstellen').click()
  const form = dialogNamed('Modul erstellen')
  await field(form, 'Titel').fill('Mit Bild')
  return form
}

const cropping = () => dialogNamed('Ausschnitt wählen')
const chosenPicture = (form: Locator) => form.getByRole('img', { name: 'Gewähltes Bild' })

test.for<[string, () => Promise<File>, string]>([
  ['no picture', async () => new File(['Hallo'], 'notiz.txt', { type: 'text/plain' }), WRONG_FORMAT],
  ['a picture of another kind', () => makePhoto('bild.png', 'image/png'), WRONG_FORMAT],
  [
    'a file that is only named like a picture',
    async () => new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
    WRONG_FORMAT,
  ],
  [
    'a picture that is too large',
    async () => new File([new Uint8Array(MAX_BYTES + 1)], 'a.jpg', { type: 'image/jpeg' }),
    TOO_LARGE,
  ],
])(
  '%s is refused before anything is sent, and a valid one accepted',
  async ([, make, message], { server }) => {
    const form = await beginModule(server)
    await chooseFile(form, await make())
    await expect.element(form.getByText(message)).toBeVisible()
    await expect.element(button('Erstellen', form)).toBeDisabled()
    await chooseFile(form, await makePhoto())
    await button('Übernehmen', cropping()).click()
    await expect.element(chosenPicture(form)).toBeVisible()
    expect(form.getByText(message).query()).toBeNull()
    await expect.element(button('Erstellen', form)).toBeEnabled()
  },
)

test('Escape closes only the crop dialog, then the form’s dialog', async ({ server }) => {
  const form = await beginModule(server)
  await chooseFile(form, await makePhoto())
  await expect.element(cropping()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(cropping()).not.toBeInTheDocument()
  await expect.element(field(form, 'Titel')).toHaveValue('Mit Bild')
  expect(chosenPicture(form).query()).toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(form).not.toBeInTheDocument()
})

test.for(['Übernehmen', 'Abbrechen'])(
  '%s in the crop dialog leads back to the button that chose the picture',
  async (press, { server }) => {
    const form = await beginModule(server)
    const chooser = form.getByRole('button', { name: /Bild wählen/ })
    chooser.element().focus()
    await chooseFile(form, await makePhoto())
    await expect.element(button('Übernehmen', cropping())).toBeEnabled()
    button(press, cropping()).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(cropping()).not.toBeInTheDocument()
    await expect.element(chooser).toHaveFocus()
  },
)

test('after a file was dropped, where nothing had the focus, the crop dialog leads to the field', async ({
  server,
}) => {
  const form = await beginModule(server)
  await chooseFile(form, await makePhoto())
  await expect.element(button('Übernehmen', cropping())).toBeEnabled()
  await button('Übernehmen', cropping()).click()
  await expect.element(chosenPicture(form)).toBeVisible()
  await expect.poll(() => form.element().contains(document.activeElement)).toBe(true)
})

const sizeOf = async (file: File | undefined): Promise<{ width: number; ratio: number }> => {
  if (!file) throw new Error('no picture was sent')
  const { width, height } = await createImageBitmap(file)
  return { width, ratio: width / height }
}

test('the cropped part has the grid’s aspect ratio, and is no wider than the stored picture', async ({
  server,
}) => {
  const form = await beginModule(server)
  server.on(createModuleAsManager, { moduleId: idOf(1) })
  server.on(getModuleAsManager, sampleContent([]))
  await chooseFile(form, await makePhoto())
  await button('Übernehmen', cropping()).click()
  await field(form, 'Alternativtext').fill('Ein Glas')
  await save(form, 'Erstellen', 'Modul wurde erstellt.')
  const [call] = server.callsOf(createModuleAsManager)
  expect(call?.input).toMatchObject({ title: 'Mit Bild', alternativeText: 'Ein Glas' })
  const { width, ratio } = await sizeOf(call?.files.imageFile)
  expect(width).toBe(1000)
  expect(ratio).toBeCloseTo(RATIO_OF_GRID, 1)
})

test('the keyboard changes the crop’s size by the slider', async ({ server }) => {
  const form = await beginModule(server)
  server.on(createModuleAsManager, { moduleId: idOf(1) })
  server.on(getModuleAsManager, sampleContent([]))
  await chooseFile(form, await makePhoto())
  const slider = cropping().getByRole('slider', { name: 'Vergrößerung' })
  await expect.element(slider).toBeVisible()
  slider.element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '4')
  await button('Übernehmen', cropping()).click()
  await save(form, 'Erstellen', 'Modul wurde erstellt.')
  const { width } = await sizeOf(server.callsOf(createModuleAsManager)[0]?.files.imageFile)
  expect(width).toBeLessThanOrEqual(300)
})

test('the existing picture can be kept', async ({ server }) => {
  server.on(getModulesAsManager, [sampleModule(1)])
  await openAsManager(server, '/verwaltung/module')
  await chooseFromMenu('Mehr zu: Titel 1', 'Bild ändern')
  const form = dialogNamed('Bild ändern')
  await expect.element(form.getByRole('img', { name: sampleImage.alternativeText })).toBeVisible()
  await chooseFile(form, await makePhoto())
  await button('Übernehmen', cropping()).click()
  await expect.element(chosenPicture(form)).toBeVisible()
  await button('Beim bisherigen Bild bleiben', form).click()
  await expect.element(form.getByRole('img', { name: sampleImage.alternativeText })).toBeVisible()
  expect(chosenPicture(form).query()).toBeNull()
})

test('another picture of a module is sent with its revision', async ({ server }) => {
  server.on(getModulesAsManager, [sampleModule(1)])
  server.on(updateModuleImageAsManager, { image: sampleImage })
  await openAsManager(server, '/verwaltung/module')
  await chooseFromMenu('Mehr zu: Titel 1', 'Bild ändern')
  const form = dialogNamed('Bild ändern')
  await chooseFile(form, await makePhoto())
  await button('Übernehmen', cropping()).click()
  await save(form, 'Speichern', 'Bild des Moduls wurde angepasst.')
  const [call] = server.callsOf(updateModuleImageAsManager)
  expect(call?.input).toMatchObject({ moduleId: idOf(1), revision: '1' })
  expect(call?.files.imageFile?.name).toBe('wasser.jpg')
})

test('a picture refused by the server is reported, and all other input stays', async ({ server }) => {
  const form = await beginModule(server)
  server.refuse(createModuleAsManager, 'upload-quota-used-up')
  await chooseFile(form, await makePhoto())
  await button('Übernehmen', cropping()).click()
  await expect.element(chosenPicture(form)).toBeVisible()
  await button('Erstellen', form).click()
  await expectSaid('Für heute wurden in deiner App genug Dateien hochgeladen.')
  await expect.element(field(form, 'Titel')).toHaveValue('Mit Bild')
  await expect.element(chosenPicture(form)).toBeVisible()
})

test('a picture of a page keeps its aspect ratio, and may be a PNG', async ({ server }) => {
  server.on(getModuleAsManager, sampleContent([samplePage(1)]))
  server.on(createImageAsManager, { contentElementId: idOf(1) })
  await openAsManager(server, `/verwaltung/module/inhalte-verwalten/${idOf(1)}`)
  await chooseFromMenu('Inhalt anlegen auf: Seite 1', 'Bild')
  const form = rowNamed('Bild anlegen')
  await field(form, 'Titel').fill('Ein Glas')
  const photo = await makePhoto('glas.png', 'image/png')
  await chooseFile(form, photo)
  await expect.element(chosenPicture(form)).toBeVisible()
  expect(page.getByRole('dialog', { name: 'Ausschnitt wählen' }).query()).toBeNull()
  await save(form, 'Anlegen', 'Bild wurde erstellt.')
  const file = server.callsOf(createImageAsManager)[0]?.files.image
  expect(file?.size).toBe(photo.size)
})
