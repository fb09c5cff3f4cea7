import type { ContentElementType } from '@wohlauf/contract/values/elements/content-elements'
import { and, asc, eq } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { contentElement, module, modulePage } from './database/tables.ts'
import { minutesOfPages } from './page-minutes.ts'

type ModuleOutline = {
  moduleId: string
  /** The number of shown pages. */
  pages: number
  minutes: number
}

/** Every module of the app, for managers. */
export const outlineModules = async (tx: Tx, appId: string): Promise<ModuleOutline[]> => {
  const [modules, pages] = await Promise.all([
    tx.select({ id: module.id }).from(module),
    tx
      .select({
        id: modulePage.id,
        moduleId: modulePage.moduleId,
        minutesOverride: modulePage.minutesOverride,
      })
      .from(modulePage)
      .where(eq(modulePage.isEnabled, true)),
  ])
  const calculated = pages.flatMap(({ id, minutesOverride }) => (minutesOverride === null ? [id] : []))
  const minutes = await minutesOfPages(tx, appId, calculated)
  const pagesOf = Map.groupBy(pages, ({ moduleId }) => moduleId)
  return modules.map(({ id: moduleId }) => {
    const visible = pagesOf.get(moduleId) ?? []
    return {
      moduleId,
      pages: visible.length,
      minutes: visible.reduce((sum, page) => sum + (page.minutesOverride ?? minutes.get(page.id) ?? 0), 0),
    }
  })
}

const QUIZ: ContentElementType = 'QUIZ'

/** The shown pages of a module in their order, each with its quizzes; null when the module does not exist. */
export const quizzesOfModule = async (tx: Tx, moduleId: string) => {
  const [modules, pages, quizzes] = await Promise.all([
    tx.select({ id: module.id }).from(module).where(eq(module.id, moduleId)),
    tx
      .select({ id: modulePage.id, title: modulePage.title })
      .from(modulePage)
      .where(and(eq(modulePage.moduleId, moduleId), eq(modulePage.isEnabled, true)))
      .orderBy(asc(modulePage.position)),
    tx
      .select({ id: contentElement.id, pageId: modulePage.id, content: contentElement.content })
      .from(contentElement)
      .innerJoin(modulePage, eq(modulePage.id, contentElement.modulePageId))
      .where(and(eq(modulePage.moduleId, moduleId), eq(contentElement.type, QUIZ)))
      .orderBy(asc(contentElement.position)),
  ])
  if (modules.length === 0) return null
  return pages.map((page) => ({
    ...page,
    quizzes: quizzes.flatMap(({ id, pageId, content }) =>
      pageId === page.id && content.type === 'QUIZ' ? [{ ...content, id }] : [],
    ),
  }))
}

/** The ids of the pages and elements of modules, each with its module's; needed to find what was changed last. */
export const partsOfModules = async (
  tx: Tx,
  moduleIds: readonly string[],
): Promise<{ id: string; of: string }[]> => {
  const [pages, elements] = await Promise.all([
    tx
      .select({ id: modulePage.id, of: modulePage.moduleId })
      .from(modulePage)
      .where(anyOf(modulePage.moduleId, moduleIds)),
    tx
      .select({ id: contentElement.id, of: modulePage.moduleId })
      .from(contentElement)
      .innerJoin(modulePage, eq(modulePage.id, contentElement.modulePageId))
      .where(anyOf(modulePage.moduleId, moduleIds)),
  ])
  return [...pages, ...elements]
}
