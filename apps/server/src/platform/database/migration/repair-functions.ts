import pg from 'pg'
import { ROLES } from '../roles.ts'
import { FUNCTION_SCHEMAS, SHARED_SCHEMAS } from './ensure-roles.ts'
import type { RequiredDatabase } from './required-database.ts'
import { callersOf, type OwnFunction } from './stored-functions.ts'
import { timeOrderedIdFunctions } from './time-ordered-ids.ts'
import {
  closeTriggerFunctions,
  createTriggers,
  dropTriggers,
  openTriggerFunctions,
  schemasOf,
  type Trigger,
} from './triggers.ts'

const FUNCTION = /^function (\w+\.\S+) of \S+ is /
const EXECUTE = /^(\S+) may EXECUTE on (\w+\.\w+)\(/
const SCHEMA = /^(\S+) may (?:USAGE|CREATE) on schema (\w+)/
const TRIGGER = /^trigger (\S+) on public\.(\S+): /

const matches = (facts: readonly string[], pattern: RegExp): string[][] =>
  facts.flatMap((fact) => {
    const match = pattern.exec(fact)
    return match ? [match.slice(1)] : []
  })

const actAs = (role: string) => `SET LOCAL ROLE ${role};`

/** Whether the function cannot be replaced: its result or the names of its parameters differ. */
const isOtherKind = (error: unknown): boolean => (error as { code?: string }).code === '42P13'

type Existing = { signature: string; owner: string }

const existing = async (client: pg.ClientBase, schema: string, name: string): Promise<Existing[]> => {
  const { rows } = await client.query<Existing>(
    `SELECT oid::regprocedure::text AS signature, pg_get_userbyid(proowner) AS owner FROM pg_proc
     WHERE pronamespace = to_regnamespace($1) AND proname = $2`,
    [schema, name],
  )
  return rows
}

/** Replaces it in place: running statements, and triggers, continue with it. */
const replace = async (client: pg.ClientBase, { create }: OwnFunction): Promise<boolean> => {
  await client.query('SAVEPOINT replacing')
  try {
    await client.query(create().replace(/^CREATE FUNCTION/, 'CREATE OR REPLACE FUNCTION'))
    return true
  } catch (error) {
    if (!isOtherKind(error)) throw error
    await client.query('ROLLBACK TO replacing')
    return false
  }
}

const drop = async (client: pg.ClientBase, functions: readonly Existing[]): Promise<void> => {
  for (const { signature } of functions) await client.query(`DROP FUNCTION ${signature}`)
}

/** @param required undefined for a function that must not exist */
const repairFunction = async (
  client: pg.ClientBase,
  { schema, name, owner }: { schema: string; name: string; owner: string },
  required: OwnFunction | undefined,
): Promise<void> => {
  const before = await existing(client, schema, name)
  const isOne = before.length === 1 && before[0]?.owner === owner
  if (required && isOne && (await replace(client, required))) {
    if ((await existing(client, schema, name)).length > 1) await drop(client, before)
    return
  }
  await drop(client, before)
  if (required) await client.query(required.create())
}

const restrict = ({ schema, name, mayRun }: OwnFunction, grantees: readonly string[]): string => {
  const others = ['PUBLIC', ...grantees.filter((role) => role !== 'PUBLIC').map(pg.escapeIdentifier)]
  const callers = mayRun.map((role) => `GRANT EXECUTE ON FUNCTION ${schema}.${name} TO ${role};`)
  return [`REVOKE ALL ON FUNCTION ${schema}.${name} FROM ${others.join(', ')};`, ...callers].join('\n')
}

const openSchema = (
  functions: readonly OwnFunction[],
  schema: string,
  grantees: readonly string[],
): string => {
  const callers = callersOf(functions, schema)
  return [
    ...grantees.map(
      (role) =>
        `REVOKE ALL ON SCHEMA ${schema} FROM ${role === 'PUBLIC' ? role : pg.escapeIdentifier(role)};`,
    ),
    ...callers.map((role) => `GRANT USAGE ON SCHEMA ${schema} TO ${role};`),
  ].join('\n')
}

/** Run as the migrating role. */
const createSchemas = async (client: pg.ClientBase): Promise<void> => {
  for (const [schema, owner] of Object.entries(FUNCTION_SCHEMAS))
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema} AUTHORIZATION ${owner}`)
}

const createAgain = async (client: pg.ClientBase, triggers: readonly Trigger[]): Promise<void> => {
  if (triggers.length === 0) return
  for (const schema of schemasOf(triggers))
    await client.query(actAs(SHARED_SCHEMAS[schema]) + openTriggerFunctions(triggers, schema))
  await client.query(actAs(ROLES.owner) + dropTriggers(triggers) + createTriggers(triggers))
  for (const schema of schemasOf(triggers))
    await client.query(actAs(SHARED_SCHEMAS[schema]) + closeTriggerFunctions(triggers, schema))
}

/**
 * Repairs functions, the right to run them, and their triggers in the caller's transaction.
 * @param client a role that may become each of their owners
 * @param facts missing and unexpected ones, as the self-check finds them
 */
export const repairFunctions = async (
  client: pg.ClientBase,
  required: RequiredDatabase,
  facts: readonly string[],
): Promise<void> => {
  const functions = [...required.functions, ...(await timeOrderedIdFunctions(client))]
  const schemas = { ...FUNCTION_SCHEMAS, public: ROLES.owner }
  const grants = matches(facts, EXECUTE)
  const wrong = new Set([...matches(facts, FUNCTION).flat(), ...grants.map(([, name = '']) => name)])
  const schemaGrants = matches(facts, SCHEMA)
  const wrongSchemas = new Set(schemaGrants.map(([, schema]) => schema))
  if (facts.some((fact) => /^schema \w+_[0-9a-f]{8} belongs to/.test(fact))) await createSchemas(client)
  const triggers = new Set(
    matches(facts, TRIGGER).flatMap(([name, table]) =>
      required.triggers.filter((trigger) => trigger.name === name && trigger.table === table),
    ),
  )
  for (const [schema, owner] of Object.entries(schemas)) {
    const names = [...wrong].filter((name) => name.startsWith(`${schema}.`))
    if (names.length === 0 && !(wrongSchemas.has(schema) && schema !== 'public')) continue
    for (const full of names) {
      const name = full.slice(schema.length + 1)
      const requiredFunction = functions.find((one) => one.schema === schema && one.name === name)
      // An unknown function in `public` belongs to the operator.
      if (schema === 'public' && !requiredFunction) continue
      const owned = (await existing(client, schema, name)).every((one) => one.owner === owner)
      const calling = owned
        ? []
        : required.triggers.filter(({ definition }) => definition.includes(` ${full}(`))
      for (const trigger of calling) triggers.add(trigger)
      await client.query(actAs(ROLES.owner) + dropTriggers(calling))
      await client.query(actAs(owner))
      await repairFunction(client, { schema, name, owner }, requiredFunction)
      const grantees = grants.flatMap(([role = '', of]) => (of === full ? [role] : []))
      if (requiredFunction) await client.query(restrict(requiredFunction, grantees))
    }
    await client.query(actAs(owner))
    if (schema !== 'public' && wrongSchemas.has(schema))
      await client.query(
        openSchema(
          functions,
          schema,
          schemaGrants.flatMap(([role = '', of]) => (of === schema ? [role] : [])),
        ),
      )
  }
  await createAgain(client, [...triggers])
}
