import type { Feature } from '@wohlauf/contract/features'
import type { ModulePage } from '@wohlauf/contract/modules'
import type { ManagedModulePage } from '@wohlauf/contract/modules-as-manager'
import { and, asc, eq, sql } from 'drizzle-orm'
import { prepared } from '../../platform/database/prepared.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { image, storedFile } from '../../platform/files/tables.ts'
import { imageColumns } from '../../platform/images/image-columns.ts'
import { document } from '../documents/index.ts'
import { habit, habitIntent } from '../habits/index.ts'
import { shownTypes } from './rules/shown-elements.ts'
import { shownElementOf } from './shown-element.ts'
import { contentElement, contentElementResponse, modulePage } from './tables.ts'

/** A module's pages, or one of them; hidden ones only for who sees them. */
const isAskedFor = and(
  eq(modulePage.moduleId, sql.placeholder('moduleId')),
  sql`(${sql.placeholder('pageId')}::uuid IS NULL OR ${modulePage.id} = ${sql.placeholder('pageId')})`,
  sql`(${modulePage.isEnabled} OR ${sql.placeholder('seesHidden')}::boolean)`,
)

const pagesQuery = (tx: Tx, name: string) =>
  tx
    .select({
      id: modulePage.id,
      title: modulePage.title,
      isExerciseIncluded: modulePage.isExerciseIncluded,
      isEnabled: modulePage.isEnabled,
      revision: modulePage.revision,
    })
    .from(modulePage)
    .where(isAskedFor)
    .orderBy(asc(modulePage.position))
    .prepare(name)

const elementsQuery = (tx: Tx, name: string) =>
  tx
    .select({
      id: contentElement.id,
      modulePageId: contentElement.modulePageId,
      title: contentElement.title,
      content: contentElement.content,
      revision: contentElement.revision,
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
    .where(isAskedFor)
    .orderBy(asc(contentElement.position))
    .prepare(name)

/** A stored element with what it refers to, and what its reader did with it. */
export type ElementRow = Awaited<ReturnType<ReturnType<typeof elementsQuery>['execute']>>[number]

type ModuleQuery = { moduleId: string; pageId: string | null; userId: string | null; seesHidden: boolean }

/** Pages and elements in two statements that travel together; without what belongs to a feature that the app has off. */
const loadRows = async (tx: Tx, features: readonly Feature[], asked: ModuleQuery) => {
  const [pages, elements] = await Promise.all([
    prepared(tx, 'module-pages', pagesQuery).execute(asked),
    prepared(tx, 'module-elements', elementsQuery).execute(asked),
  ])
  const types = shownTypes(features)
  const shown = elements.filter(({ content }) => types.includes(content.type))
  const byPage = Map.groupBy(shown, ({ modulePageId }) => modulePageId)
  return pages.map((page) => ({ page, elements: byPage.get(page.id) ?? [] }))
}

/** The visible pages of a module with all their elements, and what a learner did with them. */
export const loadPages = async (tx: Tx, features: readonly Feature[], userId: string, moduleId: string) => {
  const rows = await loadRows(tx, features, { moduleId, pageId: null, userId, seesHidden: false })
  return (confirmedExercisePageIds: readonly string[]): ModulePage[] =>
    rows.map(({ page, elements }) => ({
      modulePageId: page.id,
      title: page.title,
      isEnabled: page.isEnabled,
      isExerciseIncluded: page.isExerciseIncluded,
      isExerciseConfirmed: confirmedExercisePageIds.includes(page.id),
      contentElements: elements.map(shownElementOf),
    }))
}

/** All pages of a module, or one of them, hidden ones too, with what a change is based on; nobody did anything with them. */
export const loadManagedPages = async (
  tx: Tx,
  features: readonly Feature[],
  moduleId: string,
  pageId: string | null = null,
): Promise<ManagedModulePage[]> => {
  const rows = await loadRows(tx, features, { moduleId, pageId, userId: null, seesHidden: true })
  return rows.map(({ page, elements }) => ({
    modulePageId: page.id,
    title: page.title,
    isEnabled: page.isEnabled,
    isExerciseIncluded: page.isExerciseIncluded,
    isExerciseConfirmed: false,
    revision: page.revision,
    contentElements: elements.map((row) => ({ ...shownElementOf(row), revision: row.revision })),
  }))
}
