import { getAppsAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import {
  createModuleOfPackageAsAdmin,
  createRecipeOfPackageAsAdmin,
  inspectPackageAsAdmin,
} from '@wohlauf/contract/course-packages/course-packages-as-admin'
import type { PackageSummary } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import { expectAccessible } from '../../testing/accessible.ts'
import { sampleManagedApp } from '../../testing/admin-samples.ts'
import { button, chooseFile, dialogNamed } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openAdminScreen } from '../../testing/open-admin-screen.tsx'
import { idOf } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'

const SUMMARY: PackageSummary = {
  kind: 'MODULE',
  title: 'Trinken',
  pages: 4,
  contentElements: 12,
  pictures: 3,
  documents: 1,
  habits: 2,
}

const FILE = new File(['PK'], 'Trinken.zip', { type: 'application/zip' })

const openDialog = async (server: FakeServer, summary: Partial<PackageSummary> = {}) => {
  server.on(getAppsAsAdmin, [
    sampleManagedApp(1, { enabledFeatures: ['BLOG', 'DOCUMENTS'] }),
    sampleManagedApp(2),
    sampleManagedApp(3),
  ])
  server.on(inspectPackageAsAdmin, { ...SUMMARY, ...summary })
  await openAdminScreen(server, ADMIN_ROUTES['admin-manage-apps-app-list'].path, { width: 360 })
  await button('Paket übergeben').click()
  const dialog = dialogNamed('Paket übergeben')
  await chooseFile(dialog, FILE)
  const choice = (name: string) => dialog.getByRole('checkbox', { name })
  await expect.element(choice('App 1')).toBeVisible()
  return { dialog, choice }
}

test('shows what each app gets, and hands the package to the chosen ones, one after the other', async ({
  server,
}) => {
  const { dialog, choice } = await openDialog(server)
  await expect.element(dialog).toMatchTextContent('Modul „Trinken“4 Seiten12 Inhalte3 Bilder1 Dokument')
  await expect
    .element(dialog)
    .toMatchTextContent('Neue Dokumente und Gewohnheiten sind dort gleich für alle zu sehen.')
  await expect.element(dialog).toMatchTextContent('App 2Ohne Dokumente, denn diese App hat keine.')
  await expectAccessible()
  await expect.element(button('Übergeben', dialog)).toBeDisabled()
  await choice('App 1').click()
  await choice('App 3').click()
  const { resume } = server.hold(createModuleOfPackageAsAdmin, { moduleId: idOf(9) })
  await button('Übergeben', dialog).click()
  await expect.element(dialog).toMatchTextContent('Wird übergeben …')
  await expect.element(dialog).toMatchTextContent('Wartet')
  await expectAccessible()
  server.on(createModuleOfPackageAsAdmin, ({ moduleId }) => ({ moduleId: moduleId ?? '' }))
  resume()
  await expect.element(dialog).toMatchTextContent('2 von 2 Apps haben das Paket bekommen.')
  const calls = server.callsOf(createModuleOfPackageAsAdmin).map(({ input }) => input)
  expect(calls.map(({ appId }) => appId)).toEqual([idOf(1), idOf(3)])
  expect(new Set(calls.map(({ moduleId }) => moduleId)).size).toBe(2)
  await expect.element(choice('App 1')).toBeDisabled()
  await expect.element(choice('App 2')).toBeEnabled()
})

test('one app’s failure leaves the others; a second press sends its item once more, and no other', async ({
  server,
}) => {
  const { dialog, choice } = await openDialog(server)
  for (const name of ['App 1', 'App 2']) await choice(name).click()
  const { resume } = server.hold(createModuleOfPackageAsAdmin, { moduleId: idOf(9) })
  await button('Übergeben', dialog).click()
  await expect.poll(() => server.callsOf(createModuleOfPackageAsAdmin)).toHaveLength(1)
  server.refuse(createModuleOfPackageAsAdmin, 'unavailable')
  resume()
  await expect.element(dialog).toMatchTextContent('1 von 2 Apps haben das Paket bekommen.')
  await expect.element(dialog).toMatchTextContent(REFUSALS.unavailable.message)
  server.on(createModuleOfPackageAsAdmin, ({ moduleId }) => ({ moduleId: moduleId ?? '' }))
  await button('Übergeben', dialog).click()
  await expect.element(dialog).toMatchTextContent('2 von 2 Apps haben das Paket bekommen.')
  const calls = server.callsOf(createModuleOfPackageAsAdmin).map(({ input }) => input)
  expect(calls.map(({ appId }) => appId)).toEqual([idOf(1), idOf(2), idOf(2)])
  expect(calls[2]).toEqual(calls[1])
})

test('a dialog that was closed during a handover sends the same call when it is opened again', async ({
  server,
}) => {
  const { dialog, choice } = await openDialog(server)
  await choice('App 1').click()
  const { resume } = server.hold(createModuleOfPackageAsAdmin, { moduleId: idOf(9) })
  await button('Übergeben', dialog).click()
  await expect.poll(() => server.callsOf(createModuleOfPackageAsAdmin)).toHaveLength(1)
  await button('Schließen', dialog).click()
  await expect.element(dialog).not.toBeInTheDocument()
  resume()
  const handAgain = async (file: File, app: string) => {
    await button('Paket übergeben').click()
    await chooseFile(dialog, file)
    await choice(app).click()
    await button('Übergeben', dialog).click()
    await expect.element(dialog).toMatchTextContent('1 von 1 App hat das Paket bekommen.')
    await button('Schließen', dialog).first().click()
    await expect.element(dialog).not.toBeInTheDocument()
  }
  server.on(createModuleOfPackageAsAdmin, ({ moduleId }) => ({ moduleId: moduleId ?? '' }))
  await handAgain(new File(['PK'], 'Trinken (1).zip', { type: 'application/zip' }), 'App 1')
  await handAgain(new File(['PK, other'], 'Trinken.zip', { type: 'application/zip' }), 'App 1')
  await handAgain(FILE, 'App 2')
  const calls = server.callsOf(createModuleOfPackageAsAdmin).map(({ input }) => input)
  expect(calls[1]).toEqual(calls[0])
  expect(new Set(calls.map(({ moduleId }) => moduleId)).size).toBe(3)
})

test('an app without the feature cannot be chosen, and says why', async ({ server }) => {
  const { dialog, choice } = await openDialog(server, {
    kind: 'RECIPE',
    title: 'Suppe',
    documents: 0,
    habits: 0,
  })
  await expect.element(dialog.getByText(/gleich für alle/)).not.toBeInTheDocument()
  await expect.element(choice('App 1')).toBeDisabled()
  await expect.element(dialog).toMatchTextContent('App 1Diese App hat keine Rezepte.')
  await choice('App 2').click()
  server.on(createRecipeOfPackageAsAdmin, ({ recipeId }) => ({ recipeId: recipeId ?? '' }))
  await button('Übergeben', dialog).click()
  await expect.element(dialog).toMatchTextContent('1 von 1 App hat das Paket bekommen.')
})

test('a refused package says why', async ({ server }) => {
  server.on(getAppsAsAdmin, [sampleManagedApp(1)])
  const reason = 'Das Paket ist beschädigt: eine Datei fehlt darin.'
  server.refuse(inspectPackageAsAdmin, 'package-not-valid', { package: reason })
  await openAdminScreen(server, ADMIN_ROUTES['admin-manage-apps-app-list'].path)
  await button('Paket übergeben').click()
  const dialog = dialogNamed('Paket übergeben')
  await chooseFile(dialog, FILE)
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(reason)
})
