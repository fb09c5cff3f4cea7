import { getModulesAsManager, updateModuleImageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { getPicturesAsManager } from '@wohlauf/contract/overview/pictures'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { button, chooseFromMenu, dialogNamed, openAsManager } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { sampleModule } from '../../testing/managed-samples.ts'
import { makePhoto } from '../../testing/photo.ts'
import { idOf, sampleImage } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'

const LIBRARY = 'Bild aus der App'

const openLibrary = async (server: FakeServer, url: string) => {
  server.on(getModulesAsManager, [sampleModule(1, { title: 'Trinken' })])
  server.on(getPicturesAsManager, {
    items: [
      { imageId: idOf(1), image: { ...sampleImage, url, alternativeText: 'Ein Glas Wasser' } },
      { imageId: idOf(2), image: { ...sampleImage, alternativeText: '' } },
    ],
    next: null,
  })
  await openAsManager(server, '/verwaltung/module')
  await chooseFromMenu('Mehr zu: Trinken', 'Bild ändern')
  await button('Bild aus der App wählen').click()
}

test('a picture of the app is chosen, cropped and sent as a file of its own', async ({ server }) => {
  const url = URL.createObjectURL(await makePhoto())
  server.on(updateModuleImageAsManager, { image: sampleImage })
  await openLibrary(server, url)
  const library = dialogNamed(LIBRARY)
  await expect.element(button('Bild 2, ohne Beschreibung', library)).toBeVisible()
  await expectAccessible()
  await button('Ein Glas Wasser', library).click()
  await expect.element(library).not.toBeInTheDocument()
  await button('Übernehmen').click()
  await button('Speichern').click()
  await expect
    .poll(() => server.callsOf(updateModuleImageAsManager)[0]?.files.imageFile?.type)
    .toBe('image/jpeg')
  // The saved draft is dropped with it.
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('after both dialogs the focus is where it was, also once they are loaded', async ({ server }) => {
  await openLibrary(server, URL.createObjectURL(await makePhoto()))
  const chooser = button('Bild aus der App wählen')
  for (const press of ['Übernehmen', 'Abbrechen', 'Übernehmen']) {
    await button('Ein Glas Wasser', dialogNamed(LIBRARY)).click()
    const cropping = dialogNamed('Ausschnitt wählen')
    await expect.element(button('Übernehmen', cropping)).toBeEnabled()
    await button(press, cropping).click()
    await expect.element(cropping).not.toBeInTheDocument()
    await expect.element(chooser).toHaveFocus()
    await userEvent.keyboard('{Enter}')
  }
})

test('a picture that cannot be loaded is reported, and another one can be chosen', async ({ server }) => {
  await openLibrary(server, 'blob:nothing')
  await button('Ein Glas Wasser', dialogNamed(LIBRARY)).click()
  await expect
    .element(page.getByText('Das Bild konnte nicht geladen werden.', { exact: false }))
    .toBeVisible()
  await expect.element(button('Ein Glas Wasser', dialogNamed(LIBRARY))).toBeEnabled()
})
