import { StartError } from '../../base/config/start-error.ts'
import { ROLES } from '../roles.ts'
import { FUNCTION_SCHEMAS, type FunctionSchema } from './ensure-roles.ts'

export type OwnFunction = {
  schema: string
  owner: string
  name: string
  mayRun: readonly string[]
  /** The complete `CREATE FUNCTION`, in its own schema or another one. */
  create: (schema?: string) => string
}

const FUNCTION = /^CREATE FUNCTION (\w+)\.(\w+)(.*?^END \$\$;)/gms
const GRANT = /^GRANT EXECUTE ON FUNCTION (\S+) TO (\w+);/gm
const COMMENT = /^--.*$/gm

/** All others of the schema `search` only call each other; prefetches are called by the opening alone. */
const callersWithoutGrant = (schema: FunctionSchema, name: string): string[] =>
  schema === 'search' || /^prefetch(_|$)/.test(name) ? [] : [ROLES.runtime]

/**
 * The functions that a text creates; each may be run by the role of a GRANT beside it, else by requests and
 * jobs.
 * @throws StartError when the text contains anything else, so that no grant is overlooked
 */
export const functionsIn = (sql: string): OwnFunction[] => {
  const rest = sql.replace(FUNCTION, '').replace(GRANT, '').replace(COMMENT, '').trim()
  if (rest) throw new StartError(`Neither a function nor its GRANT: ${rest}`)
  const grants = new Map([...sql.matchAll(GRANT)].map(([, name = '', role = '']) => [name, role]))
  const functions = [...sql.matchAll(FUNCTION)].map(([, schema = '', name = '', text = '']): OwnFunction => {
    if (!(schema in FUNCTION_SCHEMAS)) throw new StartError(`There is no schema ${schema} for ${name}.`)
    const own = schema as FunctionSchema
    const grantee = grants.get(`${schema}.${name}`)
    return {
      schema,
      owner: FUNCTION_SCHEMAS[own],
      name,
      mayRun: grantee ? [grantee] : callersWithoutGrant(own, name),
      create: (elsewhere = schema) => `CREATE FUNCTION ${elsewhere}.${name}${text}`,
    }
  })
  for (const name of grants.keys())
    if (!functions.some((one) => `${one.schema}.${one.name}` === name))
      throw new StartError(`The GRANT on ${name} stands beside no such function.`)
  return functions
}

export const callersOf = (functions: readonly OwnFunction[], schema: string): string[] => [
  ...new Set(functions.filter((one) => one.schema === schema).flatMap(({ mayRun }) => mayRun)),
]
