import { getDocumentFile } from '@wohlauf/contract/documents/documents'
import { getModule, type Module } from '@wohlauf/contract/modules/modules'
import { page } from 'vitest/browser'
import { currentDatabase } from '../device/current-database.ts'
import { stopStoringOnDevice } from '../testing/device-storage.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { moduleWith, pagesOf, serveModule } from '../testing/reading.ts'
import { idOf } from '../testing/sample-elements.ts'
import { sampleUser } from '../testing/samples.ts'
import { expect, test } from '../testing/test.ts'

test.afterEach(stopStoringOnDevice)

const button = () => page.getByRole('button', { name: 'Offline verfügbar machen: Probemodul' })

const withDocument: Module = moduleWith(
  pagesOf({
    title: 'Erste Seite',
    contentElements: [
      {
        contentElementId: idOf(1),
        title: 'Zum Mitnehmen',
        type: 'DOCUMENT',
        idOfReferencedDocument: idOf(2),
        documentTitle: 'Einkaufsliste',
        documentExplanation: '',
        documentFileName: 'liste.pdf',
      },
    ],
  }),
)

const storedArticles = async () => {
  const database = await currentDatabase()
  return {
    marks: await database?.getAllKeys('marks'),
    files: (await database?.getAllKeys('files'))?.length,
    answers: (await database?.getAll('answers'))?.map(({ operation }) => operation),
  }
}

const path = `/module/inhalt/${withDocument.moduleId}?seite=inhalt`

test('a module is fetched with its pictures and documents, says that it is there, and can be unmarked', async ({
  server,
}) => {
  serveModule(server, withDocument)
  server.on(getDocumentFile, {})
  await openScreen({ server, path, user: sampleUser() })
  await expect.element(button()).toBeVisible()
  expect(button().element().getAttribute('aria-pressed')).toBe('false')
  await button().click()
  await expect.element(page.getByText('Das kannst du jetzt auch ohne Internet lesen.')).toBeVisible()
  await expect.poll(() => button().element().getAttribute('aria-pressed')).toBe('true')
  expect(await storedArticles()).toEqual({
    marks: [`MODULE ${withDocument.moduleId}`],
    files: 2,
    answers: [getModule.name],
  })
  await button().click()
  await expect.poll(() => button().element().getAttribute('aria-pressed')).toBe('false')
  expect((await storedArticles()).marks).toEqual([])
})

test('without a network nothing is marked, and the screen says why', async ({ server }) => {
  serveModule(server, withDocument)
  await openScreen({ server, path, user: sampleUser() })
  await expect.element(button()).toBeVisible()
  server.setReachable(false)
  await button().click()
  await expect.element(page.getByText(/^Es konnte keine Verbindung zu/).first()).toBeVisible()
  await expect.poll(() => button().element().getAttribute('aria-pressed')).toBe('false')
  expect((await storedArticles()).marks).toEqual([])
})
