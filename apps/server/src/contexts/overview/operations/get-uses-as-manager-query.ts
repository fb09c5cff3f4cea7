import { getUsesAsManager, MOST_NAMED_USES, type Use } from '@wohlauf/contract/overview/uses'
import { type Column, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { blogArticle, blogArticleContentElement } from '../../blog/index.ts'
import { document } from '../../documents/index.ts'
import { experienceReport } from '../../experience-reports/index.ts'
import { habit } from '../../habits/index.ts'
import { contentElement, module, modulePage } from '../../modules/index.ts'
import { recipe } from '../../recipes/index.ts'

/** A link to an item has its id in its address, as texts store it. */
const names = (text: Column, itemId: string): SQL => sql`strpos(${text}::text, ${itemId}) > 0`

const standalone = <K extends Use['kind']>(kind: K, rows: readonly { placeId: string; title: string }[]) =>
  rows.map((row) => ({ ...row, kind, partOf: null }))

const onPages = async (tx: Tx, itemId: string): Promise<Use[]> => {
  const rows = await tx
    .selectDistinct({
      pageId: modulePage.id,
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
  return rows.map(({ pageId: _page, ...row }) => ({ ...row, kind: 'MODULE_PAGE' as const }))
}

const inArticles = async (tx: Tx, itemId: string): Promise<Use[]> => {
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

const inRecipes = async (tx: Tx, itemId: string): Promise<Use[]> =>
  standalone(
    'RECIPE',
    await tx
      .select({ placeId: recipe.id, title: recipe.name })
      .from(recipe)
      .where(or(names(recipe.preparationSteps, itemId), names(recipe.tipBox, itemId))),
  )

const inReports = async (tx: Tx, itemId: string): Promise<Use[]> =>
  standalone(
    'EXPERIENCE_REPORT',
    await tx
      .select({ placeId: experienceReport.id, title: experienceReport.name })
      .from(experienceReport)
      .where(names(experienceReport.content, itemId)),
  )

const inHabits = async (tx: Tx, itemId: string): Promise<Use[]> =>
  standalone(
    'HABIT',
    await tx
      .select({ placeId: habit.id, title: habit.title })
      .from(habit)
      .where(names(habit.introduction, itemId)),
  )

const isThere = async (tx: Tx, itemId: string): Promise<boolean> => {
  const rowsOfKinds = await Promise.all(
    [module, blogArticle, recipe, experienceReport, habit, document].map((table) =>
      tx.select({ id: table.id }).from(table).where(eq(table.id, itemId)),
    ),
  )
  return rowsOfKinds.some((rows) => rows.length > 0)
}

export const getUsesAsManagerQuery = handle(getUsesAsManager, async ({ input: { itemId }, tx, refuse }) => {
  if (!(await isThere(tx, itemId))) return refuse('not-found')
  const all = await Promise.all(
    [onPages, inArticles, inRecipes, inReports, inHabits].map((usesIn) => usesIn(tx, itemId)),
  )
  // What links to itself is no use.
  const uses = all
    .flat()
    .filter(({ placeId }) => placeId !== itemId)
    .sort((one, other) => one.title.localeCompare(other.title, 'de'))
  return { uses: uses.slice(0, MOST_NAMED_USES), count: uses.length }
})
