import { ROLES } from '../roles.ts'
import type { Tables } from '../table-access.ts'
import type { SHARED_SCHEMAS } from './ensure-roles.ts'

type TriggerSchema = keyof typeof SHARED_SCHEMAS

/** A trigger on a table; `definition` is the text behind `CREATE`, as `pg_get_triggerdef` writes it. */
export type Trigger = { name: string; table: string; definition: string }

/** Runs a function for every row that was written, at the commit, in the order of the triggers' names. */
export const triggerAtCommit = (name: string, table: string, run: string): Trigger => ({
  name,
  table,
  definition: `CONSTRAINT TRIGGER ${name} AFTER INSERT OR DELETE OR UPDATE ON public.${table} DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ${run}`,
})

const MOVE_VERSION = 'resolver.move_content_version()'

export const triggersOf = (tables: Tables): Trigger[] =>
  Object.entries(tables).flatMap(([table, { isSharedContent, triggers = {} }]) => [
    ...(isSharedContent ? [triggerAtCommit('content_version', table, MOVE_VERSION)] : []),
    ...Object.entries(triggers).map(([name, { before, each, run }]) => ({
      name,
      table,
      definition: `TRIGGER ${name} BEFORE ${before} ON public.${table} FOR EACH ${each} EXECUTE FUNCTION ${run}`,
    })),
  ])

export const triggerFact = ({ name, table, definition }: Trigger): string =>
  `trigger ${name} on public.${table}: CREATE ${definition}`

export const dropTriggers = (triggers: readonly Trigger[]): string =>
  triggers.map(({ name, table }) => `DROP TRIGGER IF EXISTS ${name} ON public.${table};`).join('\n')

const functionOf = ({ definition }: Trigger): [schema: TriggerSchema, name: string] => {
  const [, schema, name] = /EXECUTE FUNCTION (\w+)\.(\w+)\(/.exec(definition) ?? []
  return [schema as TriggerSchema, `${schema}.${name}()`]
}

export const schemasOf = (triggers: readonly Trigger[]): TriggerSchema[] => [
  ...new Set(triggers.map((trigger) => functionOf(trigger)[0])),
]

const onFunctions = (
  triggers: readonly Trigger[],
  schema: TriggerSchema,
  change: (target: string) => string,
): string => {
  const functions = triggers.map(functionOf).filter(([of]) => of === schema)
  const names = new Set(functions.map(([, name]) => `FUNCTION ${name}`))
  return [`SCHEMA ${schema}`, ...names].map(change).join(' ')
}

const rightTo = (target: string) => `${target.startsWith('SCHEMA') ? 'USAGE' : 'EXECUTE'} ON ${target}`

/** The functions' owner runs it, so that the tables' owner may name them until {@link closeTriggerFunctions}. */
export const openTriggerFunctions = (triggers: readonly Trigger[], schema: TriggerSchema): string =>
  onFunctions(triggers, schema, (target) => `GRANT ${rightTo(target)} TO ${ROLES.owner};`)

export const createTriggers = (triggers: readonly Trigger[]): string =>
  triggers.map(({ definition }) => `CREATE ${definition};`).join('\n')

/** Undoes {@link openTriggerFunctions}: the right to name a function is checked only when a trigger is created. */
export const closeTriggerFunctions = (triggers: readonly Trigger[], schema: TriggerSchema): string =>
  onFunctions(triggers, schema, (target) => `REVOKE ${rightTo(target)} FROM ${ROLES.owner};`)
