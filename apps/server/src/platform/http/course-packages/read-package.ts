import { hash } from 'node:crypto'
import type { ItemInPackage } from '@wohlauf/contract/course-packages/course-package'
import { documentsOf, picturesOf } from '@wohlauf/contract/course-packages/package-contents'
import { PACKAGE_FILE } from '@wohlauf/contract/course-packages/package-limits'
import { packageFault } from './package-fault.ts'
import { readPackageText } from './package-text.ts'
import { readEntries } from './read-entries.ts'
import { refuseLargeVersion } from './version-of-package.ts'

const refuseOtherFiles = (item: ItemInPackage, files: ReadonlyMap<string, Buffer>): void => {
  const referredFiles = new Set([...picturesOf(item), ...documentsOf(item)].map(({ file }) => file))
  for (const name of referredFiles) if (!files.has(name)) throw packageFault('eine Datei fehlt darin')
  for (const [name, bytes] of files) {
    if (!referredFiles.has(name)) throw packageFault('es enthält eine Datei, die zu nichts gehört')
    if (!name.startsWith(`files/${hash('sha256', bytes)}.`))
      throw packageFault('eine Datei darin wurde verändert')
  }
}

export type PackageRead = { item: ItemInPackage; files: ReadonlyMap<string, Buffer<ArrayBuffer>> }

/**
 * The text of a package, and exactly the files that it names. Pictures and documents are not checked yet.
 * @throws Refusal `package-of-newer-version`, or `package-not-valid` with the reason
 */
export const readPackage = async (bytes: Buffer): Promise<PackageRead> => {
  const entries = await readEntries(bytes)
  const text = entries.get(PACKAGE_FILE)
  if (!text) throw packageFault(`„${PACKAGE_FILE}“ fehlt darin`)
  entries.delete(PACKAGE_FILE)
  const item = readPackageText(text)
  refuseLargeVersion(item)
  refuseOtherFiles(item, entries)
  return { item, files: entries }
}
