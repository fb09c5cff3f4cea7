import { ACCOUNTS } from './table-rules/accounts.ts'
import { ACROSS_TENANTS } from './table-rules/across-tenants.ts'
import { APPS } from './table-rules/apps.ts'
import { OWN_ROWS } from './table-rules/own-rows.ts'
import { SHARED_CONTENT } from './table-rules/shared-content.ts'
import { STAFF_AND_SEATS } from './table-rules/staff-and-seats.ts'
import type { TableRules } from './table-rules/table-rule.ts'

type Rules = Readonly<Record<string, TableRules>>

const together = (areas: readonly Rules[]): Rules => {
  const entries = areas.flatMap((area) => Object.entries(area))
  const rules = Object.fromEntries(entries)
  if (Object.keys(rules).length < entries.length) throw new Error('a table has rules in two areas')
  return rules
}

/**
 * Every table and whose rows it contains: the single source from which policies and grants are generated and
 * with which the self-check compares the database. A table that is missing here is closed to all and stops
 * the start.
 *
 * Conditions name columns of the row itself and the transaction's settings, never another table: tables will be distributed.
 */
export const TABLE_RULES = together([
  APPS,
  ACCOUNTS,
  STAFF_AND_SEATS,
  OWN_ROWS,
  SHARED_CONTENT,
  ACROSS_TENANTS,
])
