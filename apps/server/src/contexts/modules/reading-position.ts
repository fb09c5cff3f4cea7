import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { isReachable, type Reading, readingOf } from './rules/reading.ts'
import { contentElement, module, modulePage, moduleProgress } from './tables.ts'

const loadReading = async (tx: Tx, userId: string, moduleId: string) => {
  const [pages, [progress]] = await Promise.all([
    tx
      .select({ id: modulePage.id, isExerciseIncluded: modulePage.isExerciseIncluded })
      .from(modulePage)
      .where(and(eq(modulePage.moduleId, moduleId), eq(modulePage.isEnabled, true)))
      .orderBy(asc(modulePage.position)),
    tx
      .select()
      .from(moduleProgress)
      .where(and(eq(moduleProgress.userId, userId), eq(moduleProgress.moduleId, moduleId))),
  ])
  const pageIds = pages.map(({ id }) => id)
  const reading = readingOf(pageIds, progress?.seenPageIds ?? [], progress?.completedAt != null)
  return { pages, progress, reading }
}

/** How far a user is in a visible module; null when it is hidden, another tenant's, or not there. */
export const findModuleReading = async (
  tx: Tx,
  userId: string,
  moduleId: string,
): Promise<{ reading: Reading; pageCount: number } | null> => {
  const [found] = await tx
    .select({ id: module.id })
    .from(module)
    .where(and(eq(module.id, moduleId), eq(module.isEnabled, true)))
  if (!found) return null
  const { pages, reading } = await loadReading(tx, userId, moduleId)
  return { reading, pageCount: pages.length }
}

/** A visible page of a visible module, and how far its reader is. */
export type ReadingPosition = {
  moduleId: string
  page: { id: string; isExerciseIncluded: boolean }
  reading: Reading
  isSeen: boolean
  isReachable: boolean
  confirmedExercisePageIds: string[]
}

/** Null for a page that is hidden, of a hidden module, of another tenant, or not there: its existence is not told. */
export const findReadingPosition = async (
  tx: Tx,
  userId: string,
  pageId: string,
): Promise<ReadingPosition | null> => {
  const [found] = await tx
    .select({ moduleId: modulePage.moduleId })
    .from(modulePage)
    .innerJoin(module, eq(module.id, modulePage.moduleId))
    .where(and(eq(modulePage.id, pageId), eq(modulePage.isEnabled, true), eq(module.isEnabled, true)))
  if (!found) return null
  const { pages, progress, reading } = await loadReading(tx, userId, found.moduleId)
  const pageIndex = pages.findIndex(({ id }) => id === pageId)
  const page = pages[pageIndex]
  if (!page) return null
  return {
    moduleId: found.moduleId,
    page,
    reading,
    isSeen: progress?.seenPageIds.includes(pageId) ?? false,
    isReachable: isReachable(reading, pageIndex),
    confirmedExercisePageIds: progress?.confirmedExercisePageIds ?? [],
  }
}

/** An element of the kind asked for, with the position of the page it stands on. */
export const findElementPosition = async (
  tx: Tx,
  userId: string,
  elementId: string,
  type: 'QUIZ' | 'ACKNOWLEDGEMENT',
) => {
  const [element] = await tx
    .select()
    .from(contentElement)
    .where(and(eq(contentElement.id, elementId), eq(contentElement.type, type)))
  const position = element && (await findReadingPosition(tx, userId, element.modulePageId))
  return element && position ? { element, position } : null
}
