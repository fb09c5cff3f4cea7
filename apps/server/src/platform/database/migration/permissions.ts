import { ROLES } from '../roles.ts'
import { inWords } from '../row-conditions.ts'
import type { TableAccess } from '../table-access.ts'
import { expectedGrants } from './protection.ts'
import type { RequiredDatabase } from './required-database.ts'

/** A role's grants on a table: `SELECT, UPDATE (name)`. */
const grantsTo = (role: string, table: string, access: TableAccess): string => {
  const grants = expectedGrants({ [table]: access }).filter((grant) => grant.role === role)
  return grants.map(({ verb, columns }) => (columns ? `${verb} (${columns.join(', ')})` : verb)).join(', ')
}

const rowsOf = ({ rows, changeableColumns }: TableAccess): string[] => {
  const { read, add, change, changed, remove } = rows ?? {}
  const verbs = {
    read,
    add,
    [changeableColumns ? `change (${changeableColumns.join(', ')})` : 'change']: change,
    'changed to': changed,
    remove,
  }
  return Object.entries(verbs).flatMap(([verb, condition]) =>
    condition ? [`${verb}: ${inWords(condition)}`] : [],
  )
}

const OTHER_ROLES = [ROLES.platform, ROLES.resolver, ROLES.lookups, ROLES.search]

const lineOf = (table: string, access: TableAccess): string => {
  const others = OTHER_ROLES.flatMap((role) => {
    const grants = grantsTo(role, table, access)
    return grants ? [`${role}: ${grants}`] : []
  })
  return [table, ...rowsOf(access), ...others].join(' | ')
}

/** The permissions on the rows of each table, one table a line, and the roles that may run each function. */
export const permissionsIn = ({ tables, functions }: RequiredDatabase): string[] => {
  const runBy = (role: string) => functions.filter(({ mayRun }) => mayRun.includes(role))
  return [
    ...Object.entries(tables)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([table, access]) => lineOf(table, access)),
    ...[ROLES.runtime, ROLES.platform].map(
      (role) =>
        `${role} may run: ${runBy(role)
          .map(({ kind, name }) => `${kind}.${name}`)
          .sort()
          .join(', ')}`,
    ),
  ]
}
