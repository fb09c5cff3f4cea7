import type { Use } from '@wohlauf/contract/overview/uses'
import { type Column, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { blogArticle, blogArticleContentElement } from '../blog/index.ts'
import { experienceReport } from '../experience-reports/index.ts'
import { habit } from '../habits/index.ts'
import { contentElement, module, modulePage } from '../modules/index.ts'
import { recipe } from '../recipes/index.ts'

/** A use on one page or in one item, whose id it has. */
export type UseWithId = Omit<Use, 'isOnlyPublished'> & { id: string }

/** A link to an item has its id in its address, as texts store it. */
const names = (text: Column, itemId: string): SQL => sql`strpos(${text}::text, ${itemId}) > 0`

const standalone = (kind: Use['kind'], rows: readonly { placeId: string; title: string }[]): UseWithId[] =>
  rows.map((row) => ({ ...row, id: row.placeId, kind, partOf: null }))

const onPages = async (tx: Tx, itemId: string): Promise<UseWithId[]> => {
  const rows = await tx
    .selectDistinct({
      id: modulePage.id,
      placeId: module.id,
      title: modulePage.title,
      partOf: module.title,
    })
    .from(contentElement)
    .innerJoin(modulePage, eq(modulePage.id, contentElement.modulePageId))
    .innerJoin(module, eq(module.id, modulePage.moduleId))
    .where(
      or(
        eq(contentElement.documentId, itemId),
        eq(contentElement.habitId, itemId),
        names(contentElement.content, itemId),
      ),
    )
  return rows.map((row) => ({ ...row, kind: 'MODULE_PAGE' as const }))
}

const inArticles = async (tx: Tx, itemId: string): Promise<UseWithId[]> => {
  const rows = await tx
    .selectDistinct({ placeId: blogArticle.id, title: blogArticle.title })
    .from(blogArticle)
    .leftJoin(blogArticleContentElement, eq(blogArticleContentElement.blogArticleId, blogArticle.id))
    .where(
      or(
        sql`${itemId} = ANY (${blogArticle.idsOfPromotedModules})`,
        names(blogArticleContentElement.content, itemId),
      ),
    )
  return standalone('BLOG_ARTICLE', rows)
}

const inRecipes = async (tx: Tx, itemId: string): Promise<UseWithId[]> =>
  standalone(
    'RECIPE',
    await tx
      .select({ placeId: recipe.id, title: recipe.name })
      .from(recipe)
      .where(or(names(recipe.preparationSteps, itemId), names(recipe.tipBox, itemId))),
  )

const inReports = async (tx: Tx, itemId: string): Promise<UseWithId[]> =>
  standalone(
    'EXPERIENCE_REPORT',
    await tx
      .select({ placeId: experienceReport.id, title: experienceReport.name })
      .from(experienceReport)
      .where(names(experienceReport.content, itemId)),
  )

const inHabits = async (tx: Tx, itemId: string): Promise<UseWithId[]> =>
  standalone(
    'HABIT',
    await tx
      .select({ placeId: habit.id, title: habit.title })
      .from(habit)
      .where(names(habit.introduction, itemId)),
  )

/** Uses in the rows that managers work on, including hidden ones. */
export const usesInWork = async (tx: Tx, itemId: string): Promise<UseWithId[]> =>
  (
    await Promise.all(
      [onPages, inArticles, inRecipes, inReports, inHabits].map((usesIn) => usesIn(tx, itemId)),
    )
  ).flat()
