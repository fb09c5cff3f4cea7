import { ROLES } from './roles.ts'
import { TABLE_RULES } from './table-rules.ts'

const NAME = 'content_version'
const FUNCTION = 'resolver.move_content_version()'

const SHARED_TABLES = Object.entries(TABLE_RULES).flatMap(([table, { isSharedContent }]) =>
  isSharedContent ? [table] : [],
)

/** What follows `CREATE`, as `pg_get_triggerdef` writes it. */
const definitionOn = (table: string) =>
  `CONSTRAINT TRIGGER ${NAME} AFTER INSERT OR DELETE OR UPDATE ON public.${table} DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ${FUNCTION}`

/** As the self-check finds them. */
export const triggerFacts = (): string[] =>
  SHARED_TABLES.map((table) => `trigger ${NAME} on public.${table}: CREATE ${definitionOn(table)}`)

/** By the tables' owner, before the function that they call is made anew, and in the same transaction. */
export const dropContentTriggers = (): string =>
  SHARED_TABLES.map((table) => `DROP TRIGGER IF EXISTS ${NAME} ON public.${table};`).join('\n')

/** By the function's owner: lets the tables' owner name it, until {@link closeTriggerFunction}. */
export const openTriggerFunction = (): string =>
  `GRANT USAGE ON SCHEMA resolver TO ${ROLES.owner}; GRANT EXECUTE ON FUNCTION ${FUNCTION} TO ${ROLES.owner};`

/** By the tables' owner: every write to shared content moves its app's version on. */
export const createContentTriggers = (): string =>
  SHARED_TABLES.map((table) => `CREATE ${definitionOn(table)};`).join('\n')

/** By the function's owner. Who may name a function is asked only when a trigger is made. */
export const closeTriggerFunction = (): string =>
  `REVOKE USAGE ON SCHEMA resolver FROM ${ROLES.owner}; REVOKE EXECUTE ON FUNCTION ${FUNCTION} FROM ${ROLES.owner};`
