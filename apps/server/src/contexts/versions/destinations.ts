import type { Destinations } from '@wohlauf/contract/rules/dead-links'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { sql } from 'drizzle-orm'
import { schemas } from '../../platform/database/function-schemas.ts'
import { boundApp } from '../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { appHost } from '../../platform/tenancy/tables.ts'

/**
 * The items to which links in content may lead.
 * @param publishedIds items that learners could open too, because they are published together
 */
export const loadDestinations = async (
  tx: Tx,
  { appHost: host }: Pick<AppSettings, 'appHost'>,
  publishedIds: readonly string[],
): Promise<Destinations> => {
  const [readable, hosts] = await Promise.all([
    tx.execute<{ id: string }>(sql`SELECT item_id AS id FROM ${schemas.lookups}.readable_items(${boundApp})`),
    tx.select({ host: appHost.host }).from(appHost),
  ])
  return {
    hosts: [host, ...hosts.map((each) => each.host)],
    readableIds: new Set([...publishedIds, ...readable.rows.map(({ id }) => id)]),
  }
}
