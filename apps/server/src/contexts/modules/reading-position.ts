import type { Asking } from '@wohlauf/contract/rules/open-tasks'
import { isReachable, type Reading } from '@wohlauf/contract/rules/reading'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { NOT_BEGUN, ownProgress } from './own-progress.ts'
import { ownResponses } from './own-responses.ts'
import { sharedPages } from './page-rows.ts'
import { readingOf } from './rules/reading.ts'
import { type SharedModule, type SharedPage, sharedModules } from './shared-modules.ts'

const loadReading = (context: LearnerContext, module: SharedModule) => {
  const progress = ownProgress(context).get(module.id) ?? NOT_BEGUN
  const pageIds = module.pages.map(({ id }) => id)
  return { progress, reading: readingOf(pageIds, progress.seenPageIds, progress.completedAt !== null) }
}

/** A user's progress in a visible module; null when it is hidden, another tenant's, or unknown. */
export const findModuleReading = async (
  context: LearnerContext,
  moduleId: string,
): Promise<{ title: string; reading: Reading; pageCount: number } | null> => {
  const module = (await sharedModules(context)).find(({ id }) => id === moduleId)
  if (!module) return null
  const { reading } = loadReading(context, module)
  return { title: module.title, reading, pageCount: module.pages.length }
}

/** A visible page of a visible module, and its reader's progress. */
export type ReadingPosition = {
  moduleId: string
  page: SharedPage
  reading: Reading
  isSeen: boolean
  isReachable: boolean
  confirmedExercisePageIds: readonly string[]
  /** The state of the page's tasks. */
  respondedElementIds: ReadonlySet<string>
}

/**
 * A visible page, its module and its index there; null for a page that is hidden, of a hidden module, of another tenant, or
 * unknown: its existence is not revealed.
 */
export const findPage = async (
  context: Pick<LearnerContext, 'tx' | 'app' | 'content'>,
  isAskedFor: (page: SharedPage) => boolean,
): Promise<{ module: SharedModule; page: SharedPage; pageIndex: number } | null> => {
  for (const module of await sharedModules(context)) {
    const pageIndex = module.pages.findIndex(isAskedFor)
    const page = module.pages[pageIndex]
    if (page) return { module, page, pageIndex }
  }
  return null
}

const findPosition = async (
  context: LearnerContext,
  isAskedFor: (page: SharedPage) => boolean,
): Promise<ReadingPosition | null> => {
  const location = await findPage(context, isAskedFor)
  if (!location) return null
  const { module, page, pageIndex } = location
  const taskIds = page.tasks.map(({ id }) => id)
  const { progress, reading } = loadReading(context, module)
  const responses = await ownResponses(context, taskIds)
  return {
    moduleId: module.id,
    page,
    reading,
    isSeen: progress.seenPageIds.includes(page.id),
    isReachable: isReachable(reading, pageIndex),
    confirmedExercisePageIds: progress.confirmedExercisePageIds,
    respondedElementIds: new Set(responses.keys()),
  }
}

/** Null like {@link findPage}. */
export const findReadingPosition = (context: LearnerContext, pageId: string) =>
  findPosition(context, ({ id }) => id === pageId)

/** An element of the requested type, with the reading position of its page. */
export const findElementPosition = async (context: LearnerContext, elementId: string, type: Asking) => {
  const isIt = (task: { id: string; type: string }) => task.id === elementId && task.type === type
  const position = await findPosition(context, ({ tasks }) => tasks.some(isIt))
  if (!position) return null
  const pages = await sharedPages(context, position.moduleId)
  const element = pages.flatMap(({ elements }) => elements).find(({ id }) => id === elementId)
  return element ? { element, position } : null
}
