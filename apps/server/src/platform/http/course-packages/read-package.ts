import { hash } from 'node:crypto'
import type { ItemInPackage } from '@wohlauf/contract/course-packages/course-package'
import { documentsOf, picturesOf } from '@wohlauf/contract/course-packages/package-contents'
import { MAX_PACKAGE_TEXT_BYTES, PACKAGE_FILE } from '@wohlauf/contract/course-packages/package-limits'
import { MAX_FILE_BYTES } from '@wohlauf/contract/values/file-size'
import { readJsonBody } from '../server/json-body.ts'
import { packageFault } from './package-fault.ts'
import { parsePackage } from './parse-package.ts'
import { readEntries } from './read-entries.ts'

const jsonOf = (text: Buffer): unknown => {
  if (text.length > MAX_PACKAGE_TEXT_BYTES) throw packageFault('sein Text ist zu lang')
  try {
    return readJsonBody(text)
  } catch {
    throw packageFault('sein Text ist nicht lesbar')
  }
}

const refuseOtherFiles = (item: ItemInPackage, files: ReadonlyMap<string, Buffer>): void => {
  const named = new Set([...picturesOf(item), ...documentsOf(item)].map(({ file }) => file))
  for (const name of named) if (!files.has(name)) throw packageFault('eine Datei fehlt darin')
  for (const [name, bytes] of files) {
    if (!named.has(name)) throw packageFault('es enthält eine Datei, die zu nichts gehört')
    if (bytes.length > MAX_FILE_BYTES) throw packageFault('eine Datei darin ist zu groß')
    if (!name.startsWith(`files/${hash('sha256', bytes)}.`))
      throw packageFault('eine Datei darin wurde verändert')
  }
}

type PackageRead = { item: ItemInPackage; files: ReadonlyMap<string, Buffer> }

/**
 * What a package says, and exactly the files that it names. Pictures and documents are not looked at yet.
 * @throws Refusal `package-of-newer-version`, or `package-not-valid` with the reason
 */
export const readPackage = async (bytes: Buffer): Promise<PackageRead> => {
  const entries = await readEntries(bytes)
  const text = entries.get(PACKAGE_FILE)
  if (!text) throw packageFault(`„${PACKAGE_FILE}“ fehlt darin`)
  entries.delete(PACKAGE_FILE)
  const item = parsePackage(jsonOf(text))
  refuseOtherFiles(item, entries)
  return { item, files: entries }
}
