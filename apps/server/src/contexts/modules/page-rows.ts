import { readingMinutes } from '@wohlauf/contract/rules/reading-minutes'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { imageColumns } from '../../platform/storage/images/image-columns.ts'
import { image, storedFile } from '../../platform/storage/tables.ts'
import { document } from '../documents/index.ts'
import { habit } from '../habits/index.ts'
import { contentElement, modulePage } from './database/tables.ts'

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

type PageRow = Awaited<ReturnType<typeof selectPages>>[number] & { readingMinutes: number }
export type ElementRow = Awaited<ReturnType<typeof selectElements>>[number]

/** A page with its elements in their order, regardless of the app's features and without responses. */
export type PageRows = { page: PageRow; elements: readonly ElementRow[] }

type Asked = { moduleId: string; pageId?: string | undefined; seesHidden: boolean }

/** A module's pages, or one of them, in two statements that are sent together. */
export const loadPageRows = async (
  tx: Tx,
  { moduleId, pageId, seesHidden }: Asked,
): Promise<readonly PageRows[]> => {
  const isAskedFor = and(
    eq(modulePage.moduleId, moduleId),
    pageId === undefined ? undefined : eq(modulePage.id, pageId),
    seesHidden ? undefined : eq(modulePage.isEnabled, true),
  )
  const [pages, elements] = await Promise.all([selectPages(tx, isAskedFor), selectElements(tx, isAskedFor)])
  const byPage = Map.groupBy(elements, ({ modulePageId }) => modulePageId)
  return pages.map((page) => {
    const ofPage = byPage.get(page.id) ?? []
    return {
      page: {
        ...page,
        readingMinutes: readingMinutes(
          ofPage.map(({ content }) => content),
          page.minutesOverride,
        ),
      },
      elements: ofPage,
    }
  })
}

export const sharedPages = (
  { tx, content }: Pick<LearnerContext, 'tx' | 'content'>,
  moduleId: string,
): Promise<readonly PageRows[]> =>
  content.shared(`pages of ${moduleId}`, () => loadPageRows(tx, { moduleId, seesHidden: false }))
