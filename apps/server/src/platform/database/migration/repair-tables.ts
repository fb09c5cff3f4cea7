import pg from 'pg'
import { ROLES } from '../roles.ts'
import type { Tables } from '../table-access.ts'
import { createPolicy, expectedGrants, expectedPolicies, grantOn } from './protection.ts'

type TableDifference = { isOpen: boolean; policies: Set<string>; grantees: Set<string> }

const ROW_SECURITY = /^table public\.(\S+) belongs to \S+, row-level security (?:off|not forced)$/
const POLICY = /^table (\S+) has the policy (.+?): /
const GRANT = /^(\S+) may [A-Z]+ on public\.([^\s(]+)(?: \(\S+\))?(?: and pass it on)?$/

/** The differences by table; facts about anything else are left out. */
const differencesOf = (facts: readonly string[]): Map<string, TableDifference> => {
  const byTable = new Map<string, TableDifference>()
  const differenceOf = (table = ''): TableDifference => {
    const difference = byTable.get(table) ?? { isOpen: false, policies: new Set(), grantees: new Set() }
    byTable.set(table, difference)
    return difference
  }
  for (const fact of facts) {
    const [, open] = ROW_SECURITY.exec(fact) ?? []
    const [, table, policy] = POLICY.exec(fact) ?? []
    const [, grantee, granted] = GRANT.exec(fact) ?? []
    if (open) differenceOf(open).isOpen = true
    if (policy) differenceOf(table).policies.add(policy)
    if (grantee) differenceOf(granted).grantees.add(grantee)
  }
  return byTable
}

const WORKING_ROLES: readonly string[] = Object.values(ROLES).filter((role) => role !== ROLES.owner)

const repairOf = (tables: Tables, table: string, { isOpen, policies, grantees }: TableDifference): string => {
  const relation = `public.${pg.escapeIdentifier(table)}`
  const required = {
    policies: expectedPolicies(tables).filter((policy) => policy.table === table),
    grants: expectedGrants(tables).filter((grant) => grant.table === table),
  }
  return [
    // The operator decides about privileges of other roles.
    ...[...grantees]
      .filter((grantee) => grantee === 'PUBLIC' || WORKING_ROLES.includes(grantee))
      .flatMap((grantee) => [
        `REVOKE ALL ON ${relation} FROM ${grantee};`,
        ...required.grants.filter(({ role }) => role === grantee).map(grantOn),
      ]),
    ...(isOpen ? [`ALTER TABLE ${relation} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;`] : []),
    ...[...policies].flatMap((name) => [
      `DROP POLICY IF EXISTS ${pg.escapeIdentifier(name)} ON ${relation};`,
      ...required.policies
        .filter((policy) => policy.name === name)
        .map((policy) => createPolicy(policy, policy.name, relation)),
    ]),
  ].join('\n')
}

/**
 * Must run as the tables' owner.
 * @param facts missing and unexpected ones, as the self-check finds them
 */
export const repairsOfTables = async (
  client: pg.ClientBase,
  tables: Tables,
  facts: readonly string[],
): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND relowner = to_regrole($1)`,
    [ROLES.owner],
  )
  const own = new Set(rows.map(({ name }) => name))
  return [...differencesOf(facts)]
    .filter(([table]) => own.has(table))
    .map(([table, difference]) => repairOf(tables, table, difference))
    .filter((text) => text !== '')
}
