import type { Asking } from '@wohlauf/contract/rules/open-tasks'
import { isReachable, type Reading } from '@wohlauf/contract/rules/reading'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { definePrefetch, type Prefetch } from '../../platform/sessions/prefetch.ts'
import { NOT_BEGUN, ownProgress } from './own-progress.ts'
import { sharedPages } from './page-rows.ts'
import { readingOf } from './rules/reading.ts'
import { type SharedModule, type SharedPage, sharedModules } from './shared-modules.ts'

const readingIn = ({ pages }: SharedModule, seenPageIds: readonly string[], isCompleted: boolean): Reading =>
  readingOf(
    pages.map(({ id }) => id),
    seenPageIds,
    isCompleted,
  )

/** Null when it is hidden, another tenant's, or unknown. */
export const findModuleReading = async (
  context: LearnerContext,
  moduleId: string,
): Promise<{ title: string; reading: Reading; pageCount: number } | null> => {
  const module = (await sharedModules(context)).find(({ id }) => id === moduleId)
  if (!module) return null
  const { seenPageIds, completedAt } = ownProgress(context).get(module.id) ?? NOT_BEGUN
  const reading = readingIn(module, seenPageIds, completedAt !== null)
  return { title: module.title, reading, pageCount: module.pages.length }
}

/** `database/prefetch.sql` builds it; null where nothing of the module was begun. */
type PageReading = [
  seenPageIds: string[] | null,
  confirmedExercisePageIds: string[] | null,
  completedAt: string | null,
  respondedElementIds: string[],
]

const UNREAD: PageReading = [null, null, null, []]

/** For an operation with the id of a page in its input. */
export const readingOfPage = definePrefetch<PageReading>('reading_of_page', { idField: 'modulePageId' })

/** For an operation with the id of an element in its input. */
export const readingOfElement = definePrefetch<PageReading>('reading_of_element', {
  idField: 'contentElementId',
})

export type ReadingPosition = {
  moduleId: string
  page: SharedPage
  reading: Reading
  isSeen: boolean
  isReachable: boolean
  /** Null where nothing of the module was begun. */
  seenPageIds: readonly string[] | null
  confirmedExercisePageIds: readonly string[]
  /** The state of the page's tasks. */
  respondedElementIds: ReadonlySet<string>
}

/** Null for a page that is hidden, of a hidden module, of another tenant, or unknown: its existence is not revealed. */
const findPage = async (
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
  prefetch: Prefetch<PageReading>,
  isAskedFor: (page: SharedPage) => boolean,
): Promise<ReadingPosition | null> => {
  const location = await findPage(context, isAskedFor)
  if (!location) return null
  const { module, page, pageIndex } = location
  const [seenPageIds, confirmed, completedAt, responded] = context.prefetched(prefetch) ?? UNREAD
  const reading = readingIn(module, seenPageIds ?? [], completedAt !== null)
  return {
    moduleId: module.id,
    page,
    reading,
    isSeen: seenPageIds?.includes(page.id) ?? false,
    isReachable: isReachable(reading, pageIndex),
    seenPageIds,
    confirmedExercisePageIds: confirmed ?? [],
    respondedElementIds: new Set(responded),
  }
}

/** Null like {@link findPage}. */
export const findReadingPosition = (context: LearnerContext, pageId: string) =>
  findPosition(context, readingOfPage, ({ id }) => id === pageId)

export const findElementPosition = async (context: LearnerContext, elementId: string, type: Asking) => {
  const isIt = (task: { id: string; type: string }) => task.id === elementId && task.type === type
  const position = await findPosition(context, readingOfElement, ({ tasks }) => tasks.some(isIt))
  if (!position) return null
  const pages = await sharedPages(context, position.moduleId)
  const element = pages.flatMap(({ elements }) => elements).find(({ id }) => id === elementId)
  return element ? { element, position } : null
}
