import { hash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import {
  PACKAGE_FILE,
  PACKAGE_FORMAT,
  PACKAGE_VERSION,
} from '@wohlauf/contract/course-packages/package-limits'
import { ZipFile } from 'yazl'
import { Refusal } from '../../platform/base/refusal.ts'
import { notPackable, tooLargeToPack } from '../../platform/http/course-packages/not-packable.ts'
import { PackageTooLarge } from '../../platform/http/course-packages/package-fault.ts'
import { readPackageText } from '../../platform/http/course-packages/package-text.ts'
import type { FileToPack } from '../../platform/storage/file-to-pack.ts'
import { withoutLinksToApp } from './rules/without-links-to-app.ts'

export type PackageDraft = {
  /** An item as in the format, with a {@link FileToPack} in place of each picture and document. */
  draft: object
  /** Keys are storage keys. */
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  /** The app's hosts; links to them are removed from a package. */
  hosts: readonly string[]
}

/** A fixed time: the same item makes the same bytes. */
const MTIME = new Date(2020, 0, 1)

/** A class is lost on the way to another thread; its fields are not. */
const isFileToPack = (value: object): value is FileToPack => 'storageKey' in value

const fill = ({ draft, files, hosts }: PackageDraft) => {
  const entries = new Map<string, Uint8Array<ArrayBuffer>>()
  const nameFile = ({ storageKey, extension, fields }: FileToPack) => {
    const bytes = files.get(storageKey)
    if (!bytes) throw new Error('a file of a package was not read')
    const file = `files/${hash('sha256', bytes)}.${extension}`
    entries.set(file, bytes)
    return { file, ...fields }
  }
  const fillIn = (value: unknown): unknown => {
    if (typeof value === 'string') return withoutLinksToApp(value, hosts)
    if (typeof value !== 'object' || value === null) return value
    if (isFileToPack(value)) return nameFile(value)
    if (Array.isArray(value)) return value.map(fillIn)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fillIn(inner)]))
  }
  return { item: fillIn(draft), named: entries }
}

/** A package that could not be imported is not saved. */
const refuseUnreadable = (text: Buffer): void => {
  try {
    readPackageText(text)
  } catch (error) {
    if (error instanceof PackageTooLarge) throw tooLargeToPack(error.limit)
    throw error instanceof Refusal
      ? notPackable('Etwas darin ist nicht gültig. Die Prüfung vor dem Veröffentlichen zeigt, was')
      : error
  }
}

const zipOf = (text: Buffer, files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): Promise<Buffer> => {
  const zip = new ZipFile()
  zip.addBuffer(text, PACKAGE_FILE, { mtime: MTIME })
  for (const [name, { buffer: bytes }] of [...files].sort(([one], [other]) => (one < other ? -1 : 1)))
    zip.addBuffer(Buffer.from(bytes), name, { mtime: MTIME, compress: false })
  zip.end()
  return buffer(zip.outputStream)
}

/**
 * The bytes of a package.
 * @throws Refusal `not-packable` when the content could not be imported: a text that an older version has stored, or too much
 */
export const makePackage = async (draft: PackageDraft): Promise<Uint8Array<ArrayBuffer>> => {
  const { item, named } = fill(draft)
  const content = { format: PACKAGE_FORMAT, version: PACKAGE_VERSION, item }
  const text = Buffer.from(JSON.stringify(content, null, 2))
  refuseUnreadable(text)
  return new Uint8Array(await zipOf(text, named))
}
