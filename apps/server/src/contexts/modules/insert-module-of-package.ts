import { randomUUID } from 'node:crypto'
import type { ModuleInPackage } from '@wohlauf/contract/course-packages/course-package'
import type { ElementInPackage } from '@wohlauf/contract/course-packages/element-in-package'
import type { PictureInPackage } from '@wohlauf/contract/course-packages/package-parts'
import type { ContentElementType } from '@wohlauf/contract/values/elements/content-elements'
import { eq } from 'drizzle-orm'
import { lockList } from '../../platform/database/lock-list.ts'
import { nextPosition } from '../../platform/database/sorting.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { contentElement, module, modulePage } from './database/tables.ts'
import { contentOf } from './write-content.ts'

/** The ids of the rows that were created from a package's parts. */
export type KeptParts = {
  imageIdOf: (picture: PictureInPackage) => Promise<string>
  /** The columns of the element's references; null for one that the app does not show. */
  referencesOf: (element: ElementInPackage) => Promise<{ habitId?: string; documentId?: string } | null>
}

/** An answer's id is new, and the call that writes a quiz names the right one. */
const writtenFields = ({ type, possibleAnswers, ...fields }: ElementInPackage): Record<string, unknown> => {
  if (type !== 'QUIZ') return fields
  const answers = (possibleAnswers as { isCorrectAnswer: boolean }[]).map(
    ({ isCorrectAnswer, ...answer }) => ({
      isCorrectAnswer,
      ...answer,
      contentElementQuizAnswerId: randomUUID(),
    }),
  )
  return {
    ...fields,
    possibleAnswers: answers.map(({ isCorrectAnswer: _, ...answer }) => answer),
    idOfCorrectAnswer: answers.find(({ isCorrectAnswer }) => isCorrectAnswer)?.contentElementQuizAnswerId,
  }
}

const elementRow = async (element: ElementInPackage, { imageIdOf, referencesOf }: KeptParts) => {
  const references = await referencesOf(element)
  if (!references) return []
  const type = element.type as ContentElementType
  return [
    {
      type,
      title: element.title,
      content: contentOf(type, writtenFields(element)),
      imageId: element.picture ? await imageIdOf(element.picture) : null,
      ...references,
    },
  ]
}

/** Null when there is no module of that id. */
export const findModuleHead = async (tx: Tx, moduleId: string) => {
  const { number, title } = module
  const [row] = await tx.select({ number, title }).from(module).where(eq(module.id, moduleId))
  return row ?? null
}

/** A hidden module at the end of the list, with all its pages and elements. */
export const insertModuleOfPackage = async (
  tx: Tx,
  moduleId: string,
  item: ModuleInPackage,
  parts: KeptParts,
): Promise<void> => {
  const { number, title, picture, pages } = item
  const imageId = await parts.imageIdOf(picture)
  await lockList(tx, module)
  const position = await nextPosition(tx, module)
  await tx.insert(module).values({ id: moduleId, number, title, isEnabled: false, imageId, position })
  for (const [at, { contentElements, ...page }] of pages.entries()) {
    const modulePageId = randomUUID()
    await tx.insert(modulePage).values({ ...page, id: modulePageId, moduleId, position: at + 1 })
    const rows = []
    for (const element of contentElements) rows.push(...(await elementRow(element, parts)))
    if (rows.length > 0)
      await tx
        .insert(contentElement)
        .values(rows.map((row, index) => ({ ...row, modulePageId, position: index + 1 })))
  }
}
