import type { ContentElement } from '@wohlauf/contract/content-elements'
import type { ModulePage } from '@wohlauf/contract/modules'
import { and, asc, eq, sql } from 'drizzle-orm'
import { prepared } from '../../platform/database/prepared.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { image, storedFile } from '../../platform/files/tables.ts'
import { imageColumns, toImage } from '../../platform/images/image-columns.ts'
import { document } from '../documents/index.ts'
import { habit, habitIntent } from '../habits/index.ts'
import { contentElement, contentElementResponse, modulePage } from './tables.ts'

const pagesQuery = (tx: Tx, name: string) =>
  tx
    .select({
      id: modulePage.id,
      title: modulePage.title,
      isExerciseIncluded: modulePage.isExerciseIncluded,
    })
    .from(modulePage)
    .where(and(eq(modulePage.moduleId, sql.placeholder('moduleId')), eq(modulePage.isEnabled, true)))
    .orderBy(asc(modulePage.position))
    .prepare(name)

const elementsQuery = (tx: Tx, name: string) =>
  tx
    .select({
      id: contentElement.id,
      modulePageId: contentElement.modulePageId,
      title: contentElement.title,
      content: contentElement.content,
      image: imageColumns,
      habit: { id: habit.id, title: habit.title, introduction: habit.introduction },
      habitIntentId: habitIntent.id,
      document: { id: document.id, title: document.title },
      fileName: storedFile.fileName,
      response: {
        createdAt: contentElementResponse.createdAt,
        quizAnswerId: contentElementResponse.quizAnswerId,
      },
    })
    .from(contentElement)
    .innerJoin(modulePage, eq(modulePage.id, contentElement.modulePageId))
    .leftJoin(image, eq(image.id, contentElement.imageId))
    .leftJoin(habit, eq(habit.id, contentElement.habitId))
    .leftJoin(
      habitIntent,
      and(eq(habitIntent.userId, sql.placeholder('userId')), eq(habitIntent.habitId, habit.id)),
    )
    .leftJoin(document, eq(document.id, contentElement.documentId))
    .leftJoin(storedFile, eq(storedFile.id, document.storedFileId))
    .leftJoin(
      contentElementResponse,
      and(
        eq(contentElementResponse.userId, sql.placeholder('userId')),
        eq(contentElementResponse.contentElementId, contentElement.id),
      ),
    )
    .where(and(eq(modulePage.moduleId, sql.placeholder('moduleId')), eq(modulePage.isEnabled, true)))
    .orderBy(asc(contentElement.position))
    .prepare(name)

type ElementRow = Awaited<ReturnType<ReturnType<typeof elementsQuery>['execute']>>[number]

const missing = (row: ElementRow): never => {
  throw new Error(`the content element ${row.id} refers to nothing`)
}

/** A stored element as its reader gets it, with what it refers to and what the reader did with it. */
const toContentElement = (row: ElementRow): ContentElement => {
  const common = { contentElementId: row.id, title: row.title }
  const { content } = row
  switch (content.type) {
    case 'IMAGE':
      return { ...common, type: content.type, image: toImage(row.image ?? missing(row)) }
    case 'QUIZ':
      return {
        ...common,
        ...content,
        isAnswered: row.response !== null,
        idOfGivenAnswer: row.response?.quizAnswerId ?? null,
      }
    case 'HABIT_PROPOSAL': {
      const { id, title, introduction } = row.habit ?? missing(row)
      return {
        ...common,
        type: content.type,
        habitId: id,
        habitTitle: title,
        habitIntroduction: introduction,
        isHabitIntentCreated: row.habitIntentId !== null,
      }
    }
    case 'ACKNOWLEDGEMENT':
      return { ...common, ...content, isConfirmed: row.response !== null }
    case 'DOCUMENT': {
      const { id, title } = row.document ?? missing(row)
      return {
        ...common,
        ...content,
        idOfReferencedDocument: id,
        documentTitle: title,
        documentFileName: row.fileName ?? missing(row),
      }
    }
    default:
      return { ...common, ...content }
  }
}

/** The visible pages of a module with all their elements, in two statements that travel together. */
export const loadPages = async (tx: Tx, userId: string, moduleId: string) => {
  const [pages, elements] = await Promise.all([
    prepared(tx, 'module-pages', pagesQuery).execute({ moduleId }),
    prepared(tx, 'module-elements', elementsQuery).execute({ moduleId, userId }),
  ])
  const byPage = Map.groupBy(elements, ({ modulePageId }) => modulePageId)
  return (confirmedExercisePageIds: readonly string[]): ModulePage[] =>
    pages.map(({ id, title, isExerciseIncluded }) => ({
      modulePageId: id,
      title,
      isEnabled: true,
      isExerciseIncluded,
      isExerciseConfirmed: confirmedExercisePageIds.includes(id),
      contentElements: (byPage.get(id) ?? []).map(toContentElement),
    }))
}
