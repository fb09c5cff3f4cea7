import { desc, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { publishedVersion } from '../versions/index.ts'
import { readModule } from './published-modules.ts'

type FormerPage = { id: string; title: string; moduleId: string; moduleTitle: string }

const formerPage = async (tx: Tx, id: string): Promise<FormerPage[]> => {
  const rows = await tx
    .select({ snapshot: publishedVersion.snapshot })
    .from(publishedVersion)
    .where(sql`${publishedVersion.snapshot} -> 'pages' @> ${JSON.stringify([{ id }])}::jsonb`)
    .orderBy(desc(publishedVersion.publishedAt))
    .limit(1)
  return rows.flatMap(({ snapshot }) => {
    const { head, pages } = readModule(snapshot)
    return pages
      .filter((page) => page.id === id)
      .map(({ title }) => ({ id, title, moduleId: head.id, moduleTitle: head.title }))
  })
}

/** Removed pages in their latest published form: managers see neither their rows nor that they exist. */
export const formerPages = async (tx: Tx, ids: readonly string[]): Promise<FormerPage[]> =>
  (await Promise.all(ids.map((id) => formerPage(tx, id)))).flat()
