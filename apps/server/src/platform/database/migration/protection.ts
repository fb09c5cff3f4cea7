import { ROLES } from '../roles.ts'
import { own, TENANT, tenantIn } from '../row-conditions.ts'
import type { Grants, TableAccess, Tables, Verb } from '../table-access.ts'

export type Policy = {
  table: string
  name: string
  verb: Verb | 'ALL'
  role: string
  using: string | null
  check: string | null
}

export type Grant = {
  table: string
  verb: Verb
  role: string
  /** Null for all columns. */
  columns: readonly string[] | null
}

const policiesOfRows = (table: string, { rows, tenantColumn = 'app_id' }: TableAccess): Policy[] => {
  const policies: Policy[] = []
  const add = (name: string, verb: Verb, condition: string | undefined, after = condition) => {
    if (!condition) return
    const within = `${tenantIn(tenantColumn)} AND (${condition})`
    const using = verb === 'INSERT' ? null : within
    const isWritten = verb === 'INSERT' || verb === 'UPDATE'
    const check = isWritten ? `${tenantIn(tenantColumn)} AND (${after})` : null
    policies.push({ table, name, verb, role: ROLES.runtime, using, check })
  }
  add('read', 'SELECT', rows?.read)
  add('add', 'INSERT', rows?.add)
  add('change', 'UPDATE', rows?.change, rows?.changed)
  add('remove', 'DELETE', rows?.remove)
  return policies
}

const policyFor = (
  table: string,
  name: string,
  role: string,
  grants: Grants | undefined,
  condition: string,
): Policy[] => (grants ? [{ table, name, verb: 'ALL', role, using: condition, check: condition }] : [])

/** The user's own rows that the opening reads: bound to that user, like the request itself. */
const prefetchOf = ({ prefetch }: TableAccess): Grants | undefined => prefetch && { SELECT: prefetch }

const ownRowsOnly = ({ person }: TableAccess): string => `${TENANT} AND ${own(person ?? '')}`

/** One app is restored among others: the owner writes the rows of the bound app alone. */
const restoreOf = (table: string, { rows, tenantColumn }: TableAccess): Policy[] => {
  if (!rows && !tenantColumn) return []
  const ofApp = tenantIn(tenantColumn ?? 'app_id')
  return [{ table, name: 'restore', verb: 'ALL', role: ROLES.owner, using: ofApp, check: ofApp }]
}

export const expectedPolicies = (tables: Tables): Policy[] =>
  Object.entries(tables).flatMap(([table, rules]) => [
    ...policiesOfRows(table, rules),
    ...policyFor(table, 'platform', ROLES.platform, rules.platform, 'true'),
    ...policyFor(table, 'resolver', ROLES.resolver, rules.resolver, 'true'),
    ...policyFor(table, 'prefetch', ROLES.resolver, prefetchOf(rules), ownRowsOnly(rules)),
    ...policyFor(table, 'lookups', ROLES.lookups, rules.lookups, tenantIn(rules.tenantColumn ?? 'app_id')),
    ...policyFor(table, 'search', ROLES.search, rules.search, 'true'),
    // The tables' owner is subject to row-level security too; the owner has the privilege, and cannot log in.
    { table, name: 'backup', verb: 'SELECT', role: ROLES.owner, using: 'true', check: null },
    ...restoreOf(table, rules),
  ])

const grantsOfRows = ({ rows, changeableColumns }: TableAccess): Grants => ({
  ...(rows?.read ? { SELECT: 'all' } : {}),
  ...(rows?.add ? { INSERT: 'all' } : {}),
  ...(rows?.change ? { UPDATE: changeableColumns ?? 'all' } : {}),
  ...(rows?.remove ? { DELETE: 'all' } : {}),
})

export const expectedGrants = (tables: Tables): Grant[] =>
  Object.entries(tables).flatMap(([table, rules]) => {
    const grantsFor = (role: string, grants: Grants = {}) =>
      Object.entries(grants).map(([verb, columns]) => ({
        table,
        role,
        verb: verb as Verb,
        columns: columns === 'all' ? null : columns,
      }))
    return [
      ...grantsFor(ROLES.runtime, grantsOfRows(rules)),
      ...grantsFor(ROLES.platform, rules.platform),
      ...grantsFor(ROLES.resolver, rules.resolver),
      ...grantsFor(ROLES.resolver, prefetchOf(rules)),
      ...grantsFor(ROLES.lookups, rules.lookups),
      ...grantsFor(ROLES.search, rules.search),
    ]
  })

export const createPolicy = (policy: Policy, name: string, relation: string): string =>
  `CREATE POLICY ${name} ON ${relation} FOR ${policy.verb} TO ${policy.role}` +
  `${policy.using === null ? '' : ` USING (${policy.using})`}${policy.check === null ? '' : ` WITH CHECK (${policy.check})`};`

export const grantOn = ({ table, verb, role, columns }: Grant): string =>
  `GRANT ${verb}${columns ? ` (${columns.join(', ')})` : ''} ON public.${table} TO ${role};`
