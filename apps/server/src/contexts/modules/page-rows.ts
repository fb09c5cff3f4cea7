import { readingMinutes } from '@wohlauf/contract/rules/reading-minutes'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { imageColumns } from '../../platform/storage/images/image-columns.ts'
import { image, storedFile } from '../../platform/storage/tables.ts'
import { document } from '../documents/index.ts'
import { habit } from '../habits/index.ts'
import { contentElement, modulePage } from './database/tables.ts'
import { loadPublishedModules, type PublishedModule } from './published-modules.ts'

const selectPages = (tx: Tx, isAskedFor: SQL | undefined) =>
  tx
    .select({
      id: modulePage.id,
      title: modulePage.title,
      isExerciseIncluded: modulePage.isExerciseIncluded,
      minutesOverride: modulePage.minutesOverride,
      isEnabled: modulePage.isEnabled,
      revision: modulePage.revision,
    })
    .from(modulePage)
    .where(isAskedFor)
    .orderBy(asc(modulePage.position))

const selectElements = (tx: Tx, isAskedFor: SQL | undefined) =>
  tx
    .select({
      id: contentElement.id,
      modulePageId: contentElement.modulePageId,
      title: contentElement.title,
      content: contentElement.content,
      revision: contentElement.revision,
      image: imageColumns,
      habit: { id: habit.id, title: habit.title, introduction: habit.introduction },
      document: { id: document.id, title: document.title },
      fileName: storedFile.fileName,
    })
    .from(contentElement)
    .innerJoin(modulePage, eq(modulePage.id, contentElement.modulePageId))
    .leftJoin(image, eq(image.id, contentElement.imageId))
    .leftJoin(habit, eq(habit.id, contentElement.habitId))
    .leftJoin(document, eq(document.id, contentElement.documentId))
    .leftJoin(storedFile, eq(storedFile.id, document.storedFileId))
    .where(isAskedFor)
    .orderBy(asc(contentElement.position))

const selectHabits = async (tx: Tx, ids: string[]) =>
  ids.length === 0
    ? []
    : tx
        .select({ id: habit.id, title: habit.title, introduction: habit.introduction })
        .from(habit)
        .where(anyOf(habit.id, ids))

const selectDocuments = async (tx: Tx, ids: string[]) =>
  ids.length === 0
    ? []
    : tx
        .select({ id: document.id, title: document.title, fileName: storedFile.fileName })
        .from(document)
        .innerJoin(storedFile, eq(storedFile.id, document.storedFileId))
        .where(anyOf(document.id, ids))

type PageRow = Awaited<ReturnType<typeof selectPages>>[number] & { readingMinutes: number }
export type ElementRow = Awaited<ReturnType<typeof selectElements>>[number]

/** A page with its elements in their order, regardless of the app's features and without responses. */
export type PageRows = { page: PageRow; elements: readonly ElementRow[] }

const toPageRows = (page: Omit<PageRow, 'readingMinutes'>, elements: readonly ElementRow[]): PageRows => ({
  page: {
    ...page,
    readingMinutes: readingMinutes(
      elements.map(({ content }) => content),
      page.minutesOverride,
    ),
  },
  elements,
})

/** The working state of a module's pages, or of one of them, in two statements that are sent together. */
export const loadPageRows = async (
  tx: Tx,
  moduleId: string,
  pageId: string | undefined,
): Promise<readonly PageRows[]> => {
  const isAskedFor = and(
    eq(modulePage.moduleId, moduleId),
    pageId === undefined ? undefined : eq(modulePage.id, pageId),
  )
  const [pages, elements] = await Promise.all([selectPages(tx, isAskedFor), selectElements(tx, isAskedFor)])
  const byPage = Map.groupBy(elements, ({ modulePageId }) => modulePageId)
  return pages.map((page) => toPageRows(page, byPage.get(page.id) ?? []))
}

/**
 * Habits and documents have no versions: they are shown as they are now, and an element whose habit or document is
 * deleted is left out.
 */
const loadReferences = async (tx: Tx, { elements }: PublishedModule) => {
  const [habits, documents] = await Promise.all([
    selectHabits(
      tx,
      elements.flatMap(({ habitId }) => habitId ?? []),
    ),
    selectDocuments(
      tx,
      elements.flatMap(({ documentId }) => documentId ?? []),
    ),
  ])
  return {
    habits: new Map(habits.map((row) => [row.id, row])),
    documents: new Map(documents.map((row) => [row.id, row])),
  }
}

/** All pages of a version, also hidden ones. */
export const pagesOfPublished = async (
  tx: Tx,
  publishedModule: PublishedModule,
): Promise<readonly PageRows[]> => {
  const { habits, documents } = await loadReferences(tx, publishedModule)
  const toElementRow = (element: PublishedModule['elements'][number]): ElementRow[] => {
    const { habitId, documentId, imageId, id, modulePageId, title, content, revision } = element
    const habit = habitId ? habits.get(habitId) : null
    const document = documentId ? documents.get(documentId) : null
    if (habit === undefined || document === undefined) return []
    const image = imageId ? publishedModule.imageOf(imageId) : null
    const fileName = document?.fileName ?? null
    return [{ id, modulePageId, title, content, revision, image, habit, document, fileName }]
  }
  return publishedModule.pages.map((page) =>
    toPageRows(page, publishedModule.elementsOf(page.id).flatMap(toElementRow)),
  )
}

const loadPublishedPages = async (tx: Tx, moduleId: string): Promise<readonly PageRows[]> => {
  const publishedModule = (await loadPublishedModules(tx, [moduleId])).get(moduleId)
  if (!publishedModule) return []
  const { pages } = publishedModule
  return pagesOfPublished(tx, { ...publishedModule, pages: pages.filter(({ isEnabled }) => isEnabled) })
}

export const sharedPages = (
  { tx, content }: Pick<LearnerContext, 'tx' | 'content'>,
  moduleId: string,
): Promise<readonly PageRows[]> =>
  content.shared(`pages of ${moduleId}`, () => loadPublishedPages(tx, moduleId))
