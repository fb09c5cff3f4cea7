import { getUsesAsManager, MAX_NAMED_USES } from '@wohlauf/contract/overview/uses'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { blogArticle } from '../../blog/index.ts'
import { document } from '../../documents/index.ts'
import { experienceReport } from '../../experience-reports/index.ts'
import { habit } from '../../habits/index.ts'
import { module } from '../../modules/index.ts'
import { recipe } from '../../recipes/index.ts'
import { usesInVersions } from '../uses-in-versions.ts'
import { usesInWork } from '../uses-in-work.ts'

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
  const [work, versions] = await Promise.all([usesInWork(tx, itemId), usesInVersions(tx, itemId)])
  const inWork = new Set(work.map(({ id }) => id))
  const all = [
    ...work.map((use) => ({ ...use, isOnlyPublished: false })),
    ...versions.filter(({ id }) => !inWork.has(id)).map((use) => ({ ...use, isOnlyPublished: true })),
  ]
  // A link of an item to itself does not count as a use.
  const uses = all
    .filter(({ placeId }) => placeId !== itemId)
    .sort((one, other) => one.title.localeCompare(other.title, 'de'))
    .map(({ id: _id, ...use }) => use)
  return { uses: uses.slice(0, MAX_NAMED_USES), count: uses.length }
})
