import { asksForResponse } from '@wohlauf/contract/rules/open-tasks'
import { readingMinutes } from '@wohlauf/contract/rules/reading-minutes'
import type { ContentElementType } from '@wohlauf/contract/values/elements/content-elements'
import type { Image } from '@wohlauf/contract/values/image'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { toImage } from '../../platform/storage/images/image-columns.ts'
import { publishedVersion } from '../versions/index.ts'
import { module } from './database/tables.ts'
import { isCurrentVersion, type PublishedModule, readModule } from './published-modules.ts'

/** A quiz or an acknowledgement. */
type SharedTask = { id: string; type: ContentElementType }

export type SharedPage = {
  id: string
  title: string
  isExerciseIncluded: boolean
  readingMinutes: number
  tasks: readonly SharedTask[]
}

export type SharedModule = {
  id: string
  number: number
  title: string
  image: Image
  pages: readonly SharedPage[]
}

const toSharedPage = (
  { elementsOf }: PublishedModule,
  { id, title, isExerciseIncluded, minutesOverride }: PublishedModule['pages'][number],
): SharedPage => {
  const elements = elementsOf(id)
  return {
    id,
    title,
    isExerciseIncluded,
    readingMinutes: readingMinutes(
      elements.map(({ content }) => content),
      minutesOverride,
    ),
    tasks: elements.filter(({ type }) => asksForResponse(type)).map(({ id, type }) => ({ id, type })),
  }
}

export const toSharedModule = (publishedModule: PublishedModule): SharedModule => {
  const { id, number, title, imageId } = publishedModule.head
  return {
    id,
    number,
    title,
    image: toImage(publishedModule.imageOf(imageId)),
    pages: publishedModule.pages
      .filter(({ isEnabled }) => isEnabled)
      .map((page) => toSharedPage(publishedModule, page)),
  }
}

/** Whether a module is shown, and where in the list, holds immediately; all else is as it was published. */
const loadModules = async (tx: Tx): Promise<readonly SharedModule[]> => {
  const rows = await tx
    .select({ snapshot: publishedVersion.snapshot })
    .from(module)
    .innerJoin(publishedVersion, isCurrentVersion)
    .where(eq(module.isEnabled, true))
    .orderBy(asc(module.position))
  return rows.map(({ snapshot }) => toSharedModule(readModule(snapshot)))
}

export const sharedModules = ({ tx, content }: Pick<LearnerContext, 'tx' | 'content'>) =>
  content.shared('modules', () => loadModules(tx))
