import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { publishedVersion } from '../versions/index.ts'
import type { UseWithId } from './uses-in-work.ts'

type PageRow = { id: string; title: string; placeId: string; partOf: string }

/** The elements of a current version that name the item in a column or in a text, each with its page. */
const onPublishedPages = async (tx: Tx, itemId: string): Promise<UseWithId[]> => {
  const elements = sql`jsonb_array_elements(${publishedVersion.snapshot} -> 'elements') AS element`
  const pages = sql`jsonb_array_elements(${publishedVersion.snapshot} -> 'pages') AS page`
  const rows = await tx
    .selectDistinct({
      id: sql<string>`page ->> 'id'`,
      title: sql<string>`page ->> 'title'`,
      placeId: sql<string>`${publishedVersion.moduleId}`,
      partOf: sql<string>`${publishedVersion.snapshot} -> 'item' ->> 'title'`,
    })
    .from(publishedVersion)
    .innerJoin(sql`LATERAL ${elements}`, sql`strpos(element::text, ${itemId}) > 0`)
    .innerJoin(sql`LATERAL ${pages}`, sql`page ->> 'id' = element ->> 'module_page_id'`)
    .where(and(eq(publishedVersion.isCurrent, true), sql`${publishedVersion.moduleId} IS NOT NULL`))
  return rows.map((row: PageRow) => ({ ...row, kind: 'MODULE_PAGE' }))
}

const ITEMS = [
  { kind: 'BLOG_ARTICLE', column: publishedVersion.blogArticleId, title: 'title' },
  { kind: 'RECIPE', column: publishedVersion.recipeId, title: 'name' },
  { kind: 'EXPERIENCE_REPORT', column: publishedVersion.experienceReportId, title: 'name' },
] as const

const inPublishedItems = async (tx: Tx, itemId: string): Promise<UseWithId[]> => {
  const ofKinds = await Promise.all(
    ITEMS.map(async ({ kind, column, title }) => {
      const rows = await tx
        .select({
          id: sql<string>`${column}`,
          title: sql<string>`${publishedVersion.snapshot} -> 'item' ->> ${title}::text`,
        })
        .from(publishedVersion)
        .where(
          and(
            eq(publishedVersion.isCurrent, true),
            sql`${column} IS NOT NULL AND strpos(${publishedVersion.snapshot}::text, ${itemId}) > 0`,
          ),
        )
      return rows.map((row) => ({ ...row, kind, placeId: row.id, partOf: null }))
    }),
  )
  return ofKinds.flat()
}

/** Uses in the published versions: they stay until the next one is published. */
export const usesInVersions = async (tx: Tx, itemId: string): Promise<UseWithId[]> =>
  (await Promise.all([onPublishedPages(tx, itemId), inPublishedItems(tx, itemId)])).flat()
