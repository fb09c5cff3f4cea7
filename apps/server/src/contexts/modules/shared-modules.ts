import type { ContentElementType } from '@wohlauf/contract/modules/content-elements'
import { ASKS_FOR_RESPONSE } from '@wohlauf/contract/rules/open-tasks'
import type { Image } from '@wohlauf/contract/values/image'
import { asc, eq } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { imageColumns, toImage } from '../../platform/storage/images/image-columns.ts'
import { image } from '../../platform/storage/tables.ts'
import { contentElement, module, modulePage } from './database/tables.ts'

/** A quiz or an acknowledgement. */
type SharedTask = { id: string; type: ContentElementType }

export type SharedPage = {
  id: string
  title: string
  isExerciseIncluded: boolean
  tasks: readonly SharedTask[]
}

export type SharedModule = {
  id: string
  number: number
  title: string
  image: Image
  pages: readonly SharedPage[]
}

const loadModules = async (tx: Tx): Promise<readonly SharedModule[]> => {
  const [modules, pages, tasks] = await Promise.all([
    tx
      .select({ id: module.id, number: module.number, title: module.title, image: imageColumns })
      .from(module)
      .innerJoin(image, eq(image.id, module.imageId))
      .where(eq(module.isEnabled, true))
      .orderBy(asc(module.position)),
    tx
      .select({
        id: modulePage.id,
        moduleId: modulePage.moduleId,
        title: modulePage.title,
        isExerciseIncluded: modulePage.isExerciseIncluded,
      })
      .from(modulePage)
      .where(eq(modulePage.isEnabled, true))
      .orderBy(asc(modulePage.position)),
    tx
      .select({ id: contentElement.id, type: contentElement.type, pageId: contentElement.modulePageId })
      .from(contentElement)
      .where(anyOf(contentElement.type, [...ASKS_FOR_RESPONSE])),
  ])
  const tasksOf = Map.groupBy(tasks, ({ pageId }) => pageId)
  const pagesOf = Map.groupBy(pages, ({ moduleId }) => moduleId)
  return modules.map((row) => ({
    ...row,
    image: toImage(row.image),
    pages: (pagesOf.get(row.id) ?? []).map(({ id, title, isExerciseIncluded }) => ({
      id,
      title,
      isExerciseIncluded,
      tasks: (tasksOf.get(id) ?? []).map(({ id, type }) => ({ id, type })),
    })),
  }))
}

export const sharedModules = ({ tx, content }: Pick<LearnerContext, 'tx' | 'content'>) =>
  content.shared('modules', () => loadModules(tx))
