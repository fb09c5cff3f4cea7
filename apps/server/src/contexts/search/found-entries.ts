import type { SearchKind } from '@wohlauf/contract/search/search'
import { sql } from 'drizzle-orm'
import { schemas } from '../../platform/database/function-schemas.ts'
import type { Tx } from '../../platform/database/transaction.ts'

export type FoundEntry = {
  kind: SearchKind
  id: string
  title: string
  /** Short fields beside the title, such as an author. */
  keywords: string
  /** Null while the learner may not read it. */
  content: string | null
  /** The words of the app's texts that match the search: lower case, without accents and umlauts. */
  hits: readonly string[] | null
}

type Search = {
  text: string
  kinds: readonly SearchKind[]
  readablePages: readonly string[]
  maxResults: number
}

/**
 * Best first. A function of the database finds them: the role of requests cannot read the index
 * (`platform/search/find.sql`).
 */
export const findEntries = async (
  tx: Tx,
  { text, kinds, readablePages, maxResults }: Search,
): Promise<FoundEntry[]> => {
  const { rows } = await tx.execute<FoundEntry>(
    sql`SELECT kind, id, title, keywords, content, hits FROM ${schemas.search}.find_entries(
      ${text}, ${sql.param([...kinds])}::text[], ${sql.param([...readablePages])}::uuid[], ${maxResults})`,
  )
  return rows
}
