import type { Finding } from '@wohlauf/contract/modules/module-versions-as-manager'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { loadDestinations } from '../versions/index.ts'
import { module } from './database/tables.ts'
import { loadPageRows } from './page-rows.ts'
import { findingsIn } from './rules/findings.ts'

/**
 * The problems that readers would meet in the working state.
 * @param publishedIds modules that learners could open too, because they are published together
 * @returns null for a module that does not exist
 */
export const findProblems = async (
  tx: Tx,
  app: Pick<AppSettings, 'appHost'>,
  moduleId: string,
  publishedIds: readonly string[] = [moduleId],
): Promise<Finding[] | null> => {
  const [[row], pages, destinations] = await Promise.all([
    tx.select({ id: module.id }).from(module).where(eq(module.id, moduleId)),
    loadPageRows(tx, moduleId, undefined),
    loadDestinations(tx, app, publishedIds),
  ])
  if (!row) return null
  return findingsIn(
    pages.map(({ page, elements }) => ({ ...page, elements })),
    destinations,
  )
}
