import {
  createModuleOfPackageAsManager,
  getPackageOfModuleAsManager,
  inspectPackageAsManager,
  type PackageContents,
} from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { getModuleAsManager, getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { setFileClient } from '../../native/save-file.ts'
import { expectAccessible } from '../../testing/accessible.ts'
import {
  button,
  chooseFile,
  chooseFromMenu,
  dialogNamed,
  expectSaid,
  openAsManager,
} from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { sampleContent, sampleModule } from '../../testing/managed-samples.ts'
import { expect, test } from '../../testing/test.ts'
import { snackbarQueue } from '../../ui/feedback/snackbar-queue.ts'

const CONTENTS: PackageContents = {
  kind: 'MODULE',
  title: 'Trinken',
  pages: 4,
  contentElements: 12,
  pictures: 3,
  documents: 1,
  knownDocuments: 0,
  habits: 2,
  knownHabits: 1,
  leftOutElements: 0,
}

const FILE = new File(['PK'], 'Trinken.zip', { type: 'application/zip' })

test.afterEach(() => setFileClient(null))

const openDialog = async (server: FakeServer) => {
  server.on(getModulesAsManager, [sampleModule(1, { title: 'Essen' })])
  const { router } = await openAsManager(server, '/verwaltung/module')
  await button('Paket einspielen').click()
  return { dialog: dialogNamed('Paket einspielen'), router }
}

test('shows what a package creates, and leads to the new module', async ({ server }) => {
  const { dialog, router } = await openDialog(server)
  await expectAccessible()
  server.on(inspectPackageAsManager, CONTENTS)
  await chooseFile(dialog, FILE)
  await expect.element(dialog).toMatchTextContent('Modul „Trinken“')
  const lines = dialog
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
  expect(lines).toEqual([
    'Modul „Trinken“',
    '4 Seiten',
    '12 Inhalte',
    '3 Bilder',
    '1 Dokument',
    '2 Gewohnheiten, davon 1 schon da',
  ])
  await expect
    .element(dialog)
    .toMatchTextContent('Neue Dokumente und Gewohnheiten sind gleich für alle zu sehen.')
  await expectAccessible()
  server.on(createModuleOfPackageAsManager, ({ moduleId = '' }) => ({ moduleId }))
  server.on(getModuleAsManager, sampleContent([], { title: 'Trinken' }))
  await button('Einspielen', dialog).click()
  await expectSaid('Modul wurde eingespielt.')
  await expect.element(dialog).not.toBeInTheDocument()
  const id = server.callsOf(createModuleOfPackageAsManager)[0]?.input.moduleId
  await expect.poll(() => router.state.location.pathname).toBe(`/verwaltung/module/inhalte-verwalten/${id}`)
})

test('a refused package says why, and another one can be chosen', async ({ server }) => {
  const { dialog } = await openDialog(server)
  const reason = 'Das Paket ist beschädigt: eine Datei fehlt darin.'
  server.refuse(inspectPackageAsManager, 'package-not-valid', { package: reason })
  await chooseFile(dialog, FILE)
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(reason)
  await expect.element(button('Einspielen', dialog)).not.toBeInTheDocument()
  server.on(inspectPackageAsManager, { ...CONTENTS, leftOutElements: 1, documents: 0 })
  await chooseFile(dialog, FILE)
  await expect
    .element(dialog)
    .toMatchTextContent('1 Inhalt mit einem Dokument entfällt, denn diese App hat keine Dokumente.')
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
})

test('after a failure, the second press concerns the same module, also in a reopened dialog', async ({
  server,
}) => {
  const { dialog } = await openDialog(server)
  server.on(inspectPackageAsManager, CONTENTS)
  await chooseFile(dialog, FILE)
  server.refuse(createModuleOfPackageAsManager, 'unavailable')
  const calls = () => server.callsOf(createModuleOfPackageAsManager).map(({ input }) => input)
  await button('Einspielen', dialog).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await button('Einspielen', dialog).click()
  await expect.poll(calls).toHaveLength(2)
  await button('Schließen', dialog).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await button('Paket einspielen').click()
  await chooseFile(dialog, FILE)
  await button('Einspielen', dialog).click()
  await expect.poll(calls).toHaveLength(3)
  expect(new Set(calls().map(({ moduleId }) => moduleId)).size).toBe(1)
})

test('an imported package can be imported once more, as another module', async ({ server }) => {
  server.on(inspectPackageAsManager, CONTENTS)
  server.on(createModuleOfPackageAsManager, ({ moduleId = '' }) => ({ moduleId }))
  server.on(getModuleAsManager, sampleContent([], { title: 'Trinken' }))
  const importOnce = async () => {
    const { dialog } = await openDialog(server)
    await chooseFile(dialog, FILE)
    await button('Einspielen', dialog).click()
    await expect.element(dialog).not.toBeInTheDocument()
  }
  await importOnce()
  await importOnce()
  const [first, second] = server.callsOf(createModuleOfPackageAsManager)
  expect(second?.input.moduleId).not.toBe(first?.input.moduleId)
})

test('saves a module as a package', async ({ server }) => {
  server.on(getModulesAsManager, [sampleModule(1, { title: 'Essen' })])
  server.on(getPackageOfModuleAsManager, {})
  await openAsManager(server, '/verwaltung/module')
  await chooseFromMenu('Mehr zu: Essen', 'Als Paket speichern')
  await expectSaid('Paket wurde gespeichert.')
})

test('a phone that could not save the package shows only that message', async ({ server }) => {
  server.on(getModulesAsManager, [sampleModule(1, { title: 'Essen' })])
  server.on(getPackageOfModuleAsManager, {})
  await openAsManager(server, '/verwaltung/module')
  setFileClient({
    operatingSystem: 'android',
    hasPlugin: true,
    requestPermission: async () => 'denied',
    write: async () => true,
  })
  await chooseFromMenu('Mehr zu: Essen', 'Als Paket speichern')
  await expectSaid('Die App hat keine Berechtigung Dateien zu speichern.')
  expect(snackbarQueue.get().filter(({ kind }) => kind === 'success')).toEqual([])
})
