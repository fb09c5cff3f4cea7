import type { ContentElementType } from '@wohlauf/contract/modules/content-elements'
import { asksForResponse } from '@wohlauf/contract/rules/open-tasks'
import { readingMinutes } from '@wohlauf/contract/rules/reading-minutes'
import type { Image } from '@wohlauf/contract/values/image'
import { asc, eq } from 'drizzle-orm'
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

const loadModules = async (tx: Tx): Promise<readonly SharedModule[]> => {
  const [modules, pages, elements] = await Promise.all([
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
        minutesOverride: modulePage.minutesOverride,
      })
      .from(modulePage)
      .where(eq(modulePage.isEnabled, true))
      .orderBy(asc(modulePage.position)),
    tx
      .select({
        id: contentElement.id,
        pageId: contentElement.modulePageId,
        type: contentElement.type,
        content: contentElement.content,
      })
      .from(contentElement),
  ])
  const elementsOf = Map.groupBy(elements, ({ pageId }) => pageId)
  const pagesOf = Map.groupBy(pages, ({ moduleId }) => moduleId)
  return modules.map((row) => ({
    ...row,
    image: toImage(row.image),
    pages: (pagesOf.get(row.id) ?? []).map(({ id, title, isExerciseIncluded, minutesOverride }) => {
      const elementsOfPage = elementsOf.get(id) ?? []
      return {
        id,
        title,
        isExerciseIncluded,
        readingMinutes: readingMinutes(
          elementsOfPage.map(({ content }) => content),
          minutesOverride,
        ),
        tasks: elementsOfPage
          .filter(({ type }) => asksForResponse(type))
          .map(({ id, type }) => ({ id, type })),
      }
    }),
  }))
}

export const sharedModules = ({ tx, content }: Pick<LearnerContext, 'tx' | 'content'>) =>
  content.shared('modules', () => loadModules(tx))
