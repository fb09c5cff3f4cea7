import type { ElementLeftOut } from '@wohlauf/contract/modules/versions-of-module-as-manager'
import { asc, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { anyOf } from '../../platform/database/any-of.ts'
import { schemas } from '../../platform/database/function-schemas.ts'
import { boundApp } from '../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { document } from '../documents/index.ts'
import { habit } from '../habits/index.ts'
import {
  finishRestoring,
  inPlaces,
  publishedVersion,
  removeReplacedPictures,
  rewordPictures,
  writeRows,
} from '../versions/index.ts'
import { contentElement, module, modulePage } from './database/tables.ts'
import { type PublishedModule, readModule } from './published-modules.ts'
import { lockModule } from './row-locks.ts'
import { isVersion, toLeftOut } from './version-of-module.ts'
import { workingStateOf } from './working-state.ts'

/**
 * Rows that exist stay until the transaction ends.
 * @returns their ids
 */
const keepRows = async (tx: Tx, table: PgTable & { id: PgColumn }, ids: readonly (string | null)[]) => {
  const presentIds = ids.filter((id) => id !== null)
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(anyOf(table.id, presentIds))
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

/** Leaves out elements whose habit or document is deleted. */
const divided = async (tx: Tx, { elements }: PublishedModule) => {
  const habits = await keepRows(
    tx,
    habit,
    elements.map(({ habitId }) => habitId),
  )
  const documents = await keepRows(
    tx,
    document,
    elements.map(({ documentId }) => documentId),
  )
  const isWhole = ({ habitId, documentId }: PublishedModule['elements'][number]) =>
    (habitId === null || habits.has(habitId)) && (documentId === null || documents.has(documentId))
  const { whole = [], gone = [] } = Object.groupBy(elements, (each) => (isWhole(each) ? 'whole' : 'gone'))
  return { whole, gone }
}

/** Locks in the order of all editors. */
const lockContent = async (tx: Tx, moduleId: string) => {
  const pages = await tx
    .select()
    .from(modulePage)
    .where(eq(modulePage.moduleId, moduleId))
    .orderBy(asc(modulePage.id))
    .for('no key update')
  const elements = await tx
    .select()
    .from(contentElement)
    .where(
      anyOf(
        contentElement.modulePageId,
        pages.map(({ id }) => id),
      ),
    )
    .orderBy(asc(contentElement.id))
    .for('no key update')
  return { pages, elements }
}

type Restoring = { moduleId: string; versionId: string; workingState?: string | undefined }

/**
 * Writes a version into the rows that managers work on.
 * @returns the elements that could not be restored, because their habit or document is gone
 */
export const restoreVersion = async (
  tx: Tx,
  { moduleId, versionId, workingState }: Restoring,
): Promise<ElementLeftOut[] | 'not-found' | 'conflict'> => {
  const head = await lockModule(tx, moduleId)
  const [version] = await tx
    .select({ number: publishedVersion.number, snapshot: publishedVersion.snapshot })
    .from(publishedVersion)
    .where(isVersion({ moduleId, versionId }))
  if (!head || !version) return 'not-found'
  const publishedModule = readModule(version.snapshot)
  // Locked before the elements, in the same order as the deletion of a document, which deletes its elements.
  const { whole, gone } = await divided(tx, publishedModule)
  const before = await lockContent(tx, moduleId)
  if (workingState !== undefined && workingState !== (await workingStateOf(tx, moduleId))) return 'conflict'

  const ids = (rows: readonly { id: string }[]) => sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`
  await tx.execute(
    sql`SELECT ${schemas.lookups}.keep_rows_of_module(${boundApp}, ${moduleId}, ${ids(publishedModule.pages)}, ${ids(whole)})`,
  )
  const locked = await lockContent(tx, moduleId)
  const pictures = [publishedModule.head.imageId, ...whole.flatMap(({ imageId }) => imageId ?? [])]
  const rewordedIds = await rewordPictures(tx, pictures, publishedModule.imageOf)
  const isReworded = ({ imageId }: { imageId: string | null }) => imageId !== null && rewordedIds.has(imageId)
  const { isEnabled, position } = head
  await writeRows(tx, module, [head], [{ ...publishedModule.head, isEnabled, position }], isReworded)
  await writeRows(tx, modulePage, locked.pages, inPlaces(publishedModule.pages))
  await writeRows(
    tx,
    contentElement,
    locked.elements,
    publishedModule.pages.flatMap(({ id }) =>
      inPlaces(whole.filter(({ modulePageId }) => modulePageId === id)),
    ),
    isReworded,
  )
  const replacedPictureIds = [head, ...before.elements].flatMap(({ imageId }) => imageId ?? [])
  await finishRestoring(tx, 'module', moduleId, version)
  await removeReplacedPictures(tx, replacedPictureIds, pictures)
  return toLeftOut(gone)
}
