import type { Asking } from '@wohlauf/contract/rules/open-tasks'
import { isReachable, type Reading } from '@wohlauf/contract/rules/reading'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { definePrefetch, type Prefetch } from '../../platform/sessions/prefetch.ts'
import { formerModulesWith } from './former-modules.ts'
import { NOT_BEGUN, ownProgress } from './own-progress.ts'
import { sharedPages } from './page-rows.ts'
import type { PublishedModule } from './published-modules.ts'
import { readingOf } from './rules/reading.ts'
import { type SharedModule, type SharedPage, sharedModules, toSharedModule } from './shared-modules.ts'

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

/** `database/prefetch.sql` builds it; null when the user has not begun the module. */
type PageReading = [
  seenPageIds: string[] | null,
  confirmedExercisePageIds: string[] | null,
  completedAt: string | null,
  respondedElementIds: string[],
]

const UNREAD: PageReading = [null, null, null, []]

/** Serves operations with the id of a page in their input. */
export const readingOfPage = definePrefetch<PageReading>('reading_of_page', { idField: 'modulePageId' })

/** Serves operations with the id of an element in their input. */
export const readingOfElement = definePrefetch<PageReading>('reading_of_element', {
  idField: 'contentElementId',
})

export type ReadingPosition = {
  moduleId: string
  page: SharedPage
  reading: Reading
  isSeen: boolean
  isReachable: boolean
  /** Null when the user has not begun the module. */
  seenPageIds: readonly string[] | null
  confirmedExercisePageIds: readonly string[]
  /** The state of the page's tasks. */
  respondedElementIds: ReadonlySet<string>
}

type Location = {
  module: SharedModule
  page: SharedPage
  pageIndex: number
  /** The former version that contains it, when the current one does not. */
  former?: PublishedModule
}

const locate = (
  modules: readonly SharedModule[],
  isAskedFor: (page: SharedPage) => boolean,
): Location | null => {
  for (const module of modules) {
    const pageIndex = module.pages.findIndex(isAskedFor)
    const page = module.pages[pageIndex]
    if (page) return { module, page, pageIndex }
  }
  return null
}

/** The position in a former version, for a reader whose page or element was removed by a newer one. */
const locateFormer = async (
  tx: Tx,
  id: string,
  isAskedFor: (page: SharedPage) => boolean,
): Promise<Location | null> => {
  for (const publishedModule of await formerModulesWith(tx, id)) {
    const location = locate([toSharedModule(publishedModule)], isAskedFor)
    if (location) return { ...location, former: publishedModule }
  }
  return null
}

/** Null for a page that is hidden, of a hidden module, of another tenant, or unknown: its existence is not revealed. */
const findPosition = async (
  context: LearnerContext,
  prefetch: Prefetch<PageReading>,
  id: string,
  isAskedFor: (page: SharedPage) => boolean,
): Promise<(ReadingPosition & Pick<Location, 'former'>) | null> => {
  const location =
    locate(await sharedModules(context), isAskedFor) ?? (await locateFormer(context.tx, id, isAskedFor))
  if (!location) return null
  const { module, page, pageIndex, former } = location
  const [seenPageIds, confirmedPageIds, completedAt, responded] = context.prefetched(prefetch) ?? UNREAD
  const reading = readingIn(module, seenPageIds ?? [], completedAt !== null)
  return {
    moduleId: module.id,
    page,
    reading,
    isSeen: seenPageIds?.includes(page.id) ?? false,
    isReachable: isReachable(reading, pageIndex),
    seenPageIds,
    confirmedExercisePageIds: confirmedPageIds ?? [],
    respondedElementIds: new Set(responded),
    ...(former ? { former } : {}),
  }
}

/** Null like {@link findPosition}. */
export const findReadingPosition = (context: LearnerContext, pageId: string) =>
  findPosition(context, readingOfPage, pageId, ({ id }) => id === pageId)

export const findElementPosition = async (context: LearnerContext, elementId: string, type: Asking) => {
  const isTask = (task: { id: string; type: string }) => task.id === elementId && task.type === type
  const position = await findPosition(context, readingOfElement, elementId, ({ tasks }) => tasks.some(isTask))
  if (!position) return null
  const elements =
    position.former?.elements ??
    (await sharedPages(context, position.moduleId)).flatMap(({ elements }) => elements)
  const element = elements.find(({ id }) => id === elementId)
  return element ? { element, position } : null
}
