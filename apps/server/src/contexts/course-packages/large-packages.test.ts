import {
  createBlogArticleOfPackageAsManager,
  createModuleOfPackageAsManager,
  getPackageOfModuleAsManager,
  inspectPackageAsManager,
} from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, describe, expect, test } from 'vitest'
import { readPackage } from '../../platform/http/course-packages/read-package.ts'
import { bytesOfVersion } from '../../platform/http/course-packages/version-of-package.ts'
import { outcome } from '../../testing/content/reading.ts'
import { filesIn } from '../../testing/database/traces.ts'
import { articlePackage, modulePackage, packageFile } from '../../testing/files/course-package.ts'
import { createManager } from '../../testing/people/manager.ts'
import { startTestServer } from '../../testing/test-server.ts'

/** An import has the limit of one version (`MAX_VERSION_BYTES`), as saving and publishing. */

const testServer = await startTestServer()
afterAll(testServer.stop)
const { call } = testServer

const LONG = `<p>${'Ein Satz zum Lesen. '.repeat(3000)}</p>`
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

const [page] = modulePackage.item.pages
const text = { type: 'RICH_TEXT', title: 'Text', textHtml: LONG }
const moduleOf = (contentElements: object[]) => ({
  ...modulePackage,
  item: { ...modulePackage.item, pages: [{ ...page, contentElements }] },
})
const articleOf = (contentElements: object[]) => ({
  ...articlePackage,
  item: { ...articlePackage.item, contentElements },
})

test.each([
  ['a module', moduleOf(times(18, text)), createModuleOfPackageAsManager, 'Trinken'],
  ['an article', articleOf(times(18, text)), createBlogArticleOfPackageAsManager, 'Gut schlafen'],
] as const)(
  '%s that no version could have is refused by its name, and nothing is written',
  async (_, content, create, title) => {
    const { app, as } = await createManager(testServer)
    const files = { package: await packageFile(content) }
    for (const operation of [inspectPackageAsManager, create]) {
      const { status, refusal } = await call(operation, {}, { ...as, files })
      expect([status, refusal?.identifier, refusal?.message]).toEqual([
        400,
        'package-not-valid',
        `Das Paket ist zu groß: Alle Texte in „${title}“ dürfen zusammen höchstens 1 MB haben. Teile den Inhalt bitte auf mehrere Pakete auf.`,
      ])
    }
    expect(filesIn(`${testServer.storageFolder}/${app.appId}`)).toEqual([])
    expect((await call(getModulesAsManager, {}, as)).body).toEqual([])
  },
)

const sizesOf = async (content: object) => {
  const { as } = await createManager(testServer)
  const file = await packageFile(content)
  const imported = await call(createModuleOfPackageAsManager, {}, { ...as, files: { package: file } })
  expect(outcome(imported)).toBe(200)
  const { moduleId } = imported.body
  const { rows } = await testServer.adminPool.query<{ bytes: number }>(
    'SELECT octet_length(snapshot::text) AS bytes FROM published_version WHERE module_id = $1',
    [moduleId],
  )
  const savedPackage = await call(getPackageOfModuleAsManager, { moduleId }, as)
  const { item } = await readPackage(savedPackage.bytes)
  return { actual: rows[0]?.bytes ?? 0, expected: bytesOfVersion(item) }
}

describe('the size that an import expects is that of its version', () => {
  const elementsOfAllTypes = page?.contentElements ?? []
  const habit = { title: 'Trinken', minRuntime: 4, introduction: LONG }

  test.each([
    ['almost as much as possible', times(17, text)],
    ['many small elements of all types', times(12, elementsOfAllTypes).flat()],
    // They are no part of a version.
    ['long introductions of habits', times(20, { type: 'HABIT_PROPOSAL', title: 'Text', habit })],
  ])('%s', async (_, contentElements) => {
    const { actual, expected } = await sizesOf(moduleOf(contentElements))
    expect(Math.abs(expected / actual - 1)).toBeLessThan(0.1)
  })
})
