import { hash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { CoursePackage } from '@wohlauf/contract/course-packages/course-package'
import {
  MAX_PACKAGE_TEXT_BYTES,
  PACKAGE_FILE,
  PACKAGE_FORMAT,
  PACKAGE_VERSION,
} from '@wohlauf/contract/course-packages/package-limits'
import { MAX_PACKAGE_BYTES, MAX_PACKAGE_MEGABYTES } from '@wohlauf/contract/values/file-size'
import { ZipFile } from 'yazl'
import { type Caller, createLane } from '../../platform/base/lane.ts'
import { Refusal } from '../../platform/base/refusal.ts'
import { FileToPack } from '../../platform/storage/file-to-pack.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import { withoutLinksToApp } from './rules/without-links-to-app.ts'

type Storage = Pick<FileStorage, 'read'>

/** Each holds a package of the greatest size, twice. */
const inTurn = createLane({ slots: 1, queueLength: 8, queueLengthOfApp: 2 })

/** The same item makes the same bytes. */
const MTIME = new Date(2020, 0, 1)

const notPackable = (reason: string) =>
  new Refusal('not-packable', { message: `So lässt sich das nicht als Paket speichern: ${reason}.` })

const tooLarge = () =>
  notPackable(`Mit allen Bildern und Dokumenten wäre es größer als ${MAX_PACKAGE_MEGABYTES} MB`)

const gather = async (draft: unknown, storage: Storage, hosts: readonly string[]) => {
  const files = new Map<string, Buffer>()
  let bytesOfAll = 0
  const read = async ({ storageKey, extension, fields }: FileToPack) => {
    const stream = await storage.read(storageKey)
    if (!stream) throw notPackable('Ein Bild oder Dokument fehlt')
    const bytes = await buffer(stream)
    const file = `files/${hash('sha256', bytes)}.${extension}`
    if (!files.has(file)) bytesOfAll += bytes.length
    if (bytesOfAll > MAX_PACKAGE_BYTES - MAX_PACKAGE_TEXT_BYTES) throw tooLarge()
    files.set(file, bytes)
    return { file, ...fields }
  }
  const fill = async (value: unknown): Promise<unknown> => {
    if (typeof value === 'string') return withoutLinksToApp(value, hosts)
    if (typeof value !== 'object' || value === null) return value
    if (value instanceof FileToPack) return read(value)
    const filled: [string, unknown][] = []
    for (const [name, inner] of Object.entries(value)) filled.push([name, await fill(inner)])
    return Array.isArray(value) ? filled.map(([, inner]) => inner) : Object.fromEntries(filled)
  }
  return { item: await fill(draft), files }
}

const zipOf = (text: string, files: ReadonlyMap<string, Buffer>): Promise<Buffer> => {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(text), PACKAGE_FILE, { mtime: MTIME })
  for (const [name, bytes] of [...files].sort(([one], [other]) => (one < other ? -1 : 1)))
    zip.addBuffer(bytes, name, { mtime: MTIME, compress: false })
  zip.end()
  return buffer(zip.outputStream)
}

/**
 * The bytes of a package.
 * @param draft an item as in the format, with a {@link FileToPack} in place of each picture and document
 * @param hosts of the app, to which no link of a package leads
 * @throws Refusal `not-packable` for what could not be imported: a text that an older version has stored, or too
 * many or too large files
 */
export const packItem = (
  caller: Caller,
  draft: object,
  { storage, hosts }: { storage: Storage; hosts: readonly string[] },
): Promise<Buffer> =>
  inTurn(caller, async () => {
    const { item, files } = await gather(draft, storage, hosts)
    const content = { format: PACKAGE_FORMAT, version: PACKAGE_VERSION, item }
    const { error } = CoursePackage.safeParse(content)
    if (error)
      throw notPackable('Etwas darin ist nicht gültig. Die Prüfung vor dem Veröffentlichen zeigt, was')
    return zipOf(JSON.stringify(content, null, 2), files)
  })
