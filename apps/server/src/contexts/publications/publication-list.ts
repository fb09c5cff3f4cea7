import type { Tx } from '../../platform/database/transaction.ts'
import { publication } from './database/tables.ts'

const byTitle = new Intl.Collator('de', { numeric: true, sensitivity: 'base' })

/** An app's publications by title in German order: the database sorts by bytes. */
export const listPublications = async (tx: Tx) => {
  const rows = await tx.select().from(publication)
  const publications = rows.map(
    ({ id, title, publisher, type, author, release, link, updatedAt, revision }) => ({
      publicationId: id,
      title,
      publisher,
      type,
      author,
      release,
      link,
      updatedAt: updatedAt.toISOString(),
      revision,
    }),
  )
  return publications.sort(
    (a, b) => byTitle.compare(a.title, b.title) || a.publicationId.localeCompare(b.publicationId),
  )
}
