import type { DocumentInPackage } from '@wohlauf/contract/course-packages/package-parts'
import { and, eq } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import { lockList } from '../../platform/database/lock-list.ts'
import { nextPosition } from '../../platform/database/sorting.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { documentToPack, type FileToPack } from '../../platform/storage/file-to-pack.ts'
import { keepFile, type WrittenFile } from '../../platform/storage/keep-file.ts'
import { storedFile } from '../../platform/storage/tables.ts'
import { document } from './database/tables.ts'

/** Keys are the documents' ids. */
export const documentsToPack = async (
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FileToPack>> => {
  if (ids.length === 0) return new Map()
  const { storageKey, fileName } = storedFile
  const { id, title, shortDescription } = document
  const rows = await tx
    .select({ id, title, shortDescription, storageKey, fileName })
    .from(document)
    .innerJoin(storedFile, eq(storedFile.id, document.storedFileId))
    .where(anyOf(document.id, [...ids]))
  return new Map(rows.map((row) => [row.id, documentToPack(row)]))
}

/** The app's document with the same texts and the same file; null without one. */
export const findSameDocument = async (
  tx: Tx,
  { title, shortDescription }: DocumentInPackage,
  sha256: string,
): Promise<string | null> => {
  const [row] = await tx
    .select({ id: document.id })
    .from(document)
    .innerJoin(storedFile, eq(storedFile.id, document.storedFileId))
    .where(
      and(
        eq(document.title, title),
        eq(document.shortDescription, shortDescription),
        eq(storedFile.sha256, sha256),
      ),
    )
    .orderBy(document.position)
    .limit(1)
  return row?.id ?? null
}

/**
 * @param file in the storage, without a row
 * @returns the id of the app's document with the same texts and file, which is created at the end of its list if
 * missing, and whether the file was needed
 */
export const keepDocument = async (
  tx: Tx,
  fields: DocumentInPackage,
  file: WrittenFile,
): Promise<{ documentId: string; isMade: boolean }> => {
  await lockList(tx, document)
  const same = await findSameDocument(tx, fields, file.sha256)
  if (same) return { documentId: same, isMade: false }
  const { title, shortDescription } = fields
  const [row] = await tx
    .insert(document)
    .values({
      title,
      shortDescription,
      storedFileId: await keepFile(tx, file),
      position: await nextPosition(tx, document),
    })
    .returning({ id: document.id })
  if (!row) throw new Error('a document was not inserted')
  return { documentId: row.id, isMade: true }
}
