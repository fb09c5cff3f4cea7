import { createHash } from 'node:crypto'
import { StartError } from '../../base/config/start-error.ts'
import { SCHEMAS } from '../function-schemas.ts'
import { ROLES } from '../roles.ts'
import { FUNCTION_OWNERS, type FunctionKind } from './ensure-roles.ts'

export type OwnFunction = {
  /** The name in files of SQL. */
  kind: string
  name: string
  /** The schema: with the version of the functions in its name, or the same for all versions if a trigger runs it. */
  schema: string
  owner: string
  mayRun: readonly string[]
  /** The text behind `CREATE FUNCTION` and the name in the file. */
  source: string
  /** The complete `CREATE FUNCTION`, in its own schema or another one. */
  create: (schema?: string) => string
}

const FUNCTION = /^CREATE FUNCTION (\w+)\.(\w+)(.*?^END \$\$;)/gms
const GRANT = /^GRANT EXECUTE ON FUNCTION (\S+) TO (\w+);/gm
const COMMENT = /^--.*$/gm

/** Tables have one trigger for all versions, which runs one function: it is replaced in place, and its signature never changes. */
const TRIGGER = /^RETURNS trigger$/m

/** The name of a function's schema where it is called. */
const CALLED = new RegExp(`\\b(${Object.keys(SCHEMAS).join('|')})\\.(?=\\w)`, 'g')

/**
 * All others of `search` only call each other; only the opening calls prefetches, and triggers call their own
 * functions.
 */
const callersWithoutGrant = (kind: FunctionKind, name: string, source: string): string[] =>
  kind === 'search' || /^prefetch(_|$)/.test(name) || TRIGGER.test(source) ? [] : [ROLES.runtime]

/**
 * The functions that a text creates; each may be run by the role of a GRANT beside it, else by requests and
 * jobs.
 * @throws StartError when the text contains anything else, so that no grant is overlooked
 */
export const functionsIn = (sql: string): OwnFunction[] => {
  const rest = sql.replace(FUNCTION, '').replace(GRANT, '').replace(COMMENT, '').trim()
  if (rest) throw new StartError(`Neither a function nor its GRANT: ${rest}`)
  const grants = new Map([...sql.matchAll(GRANT)].map(([, name = '', role = '']) => [name, role]))
  const functions = [...sql.matchAll(FUNCTION)].map(
    ([, family = '', name = '', source = '']): OwnFunction => {
      if (!(family in FUNCTION_OWNERS)) throw new StartError(`There is no schema ${family} for ${name}.`)
      const kind = family as FunctionKind
      const grantee = grants.get(`${kind}.${name}`)
      const schema = TRIGGER.test(source) ? kind : SCHEMAS[kind]
      const text = source.replace(CALLED, (_, called: FunctionKind) => `${SCHEMAS[called]}.`)
      return {
        kind,
        name,
        schema,
        owner: FUNCTION_OWNERS[kind],
        mayRun: grantee ? [grantee] : callersWithoutGrant(kind, name, source),
        source,
        create: (elsewhere = schema) => `CREATE FUNCTION ${elsewhere}.${name}${text}`,
      }
    },
  )
  for (const name of grants.keys())
    if (!functions.some((one) => `${one.kind}.${one.name}` === name))
      throw new StartError(`The GRANT on ${name} stands beside no such function.`)
  return functions
}

/** Eight hexadecimal digits, the same for the same functions and callers. */
export const versionOf = (functions: readonly OwnFunction[]): string => {
  const texts = functions.map(({ kind, name, mayRun, source }) => `${kind}.${name} ${mayRun} ${source}`)
  return createHash('sha256').update(texts.sort().join('\n')).digest('hex').slice(0, 8)
}

export const callersOf = (functions: readonly OwnFunction[], schema: string): string[] => [
  ...new Set(functions.filter((one) => one.schema === schema).flatMap(({ mayRun }) => mayRun)),
]
