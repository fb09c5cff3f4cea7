import { ROLES } from './roles.ts'
import { TABLE_RULES } from './table-rules.ts'

const NAME = 'content_version'
const FUNCTION = 'resolver.move_content_version()'

const SHARED_TABLES = Object.entries(TABLE_RULES).flatMap(([table, { isSharedContent }]) =>
  isSharedContent ? [table] : [],
)

/** The text after `CREATE`, as `pg_get_triggerdef` prints it. */
const definitionOn = (table: string) =>
  `CONSTRAINT TRIGGER ${NAME} AFTER INSERT OR DELETE OR UPDATE ON public.${table} DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ${FUNCTION}`

/** As the self-check finds them. */
export const triggerFacts = (): string[] =>
  SHARED_TABLES.map((table) => `trigger ${NAME} on public.${table}: CREATE ${definitionOn(table)}`)

/** Run as the tables' owner, before the function that they call is recreated, and in the same transaction. */
export const dropContentTriggers = (): string =>
  SHARED_TABLES.map((table) => `DROP TRIGGER IF EXISTS ${NAME} ON public.${table};`).join('\n')

/** Run as the function's owner: allows the tables' owner to use it, until {@link closeTriggerFunction}. */
export const openTriggerFunction = (): string =>
  `GRANT USAGE ON SCHEMA resolver TO ${ROLES.owner}; GRANT EXECUTE ON FUNCTION ${FUNCTION} TO ${ROLES.owner};`

/** Run as the tables' owner: every write to shared content changes its app's version. */
export const createContentTriggers = (): string =>
  SHARED_TABLES.map((table) => `CREATE ${definitionOn(table)};`).join('\n')

/**
 * Run as the function's owner. The permission to use a function is checked only when a trigger is created.
 */
export const closeTriggerFunction = (): string =>
  `REVOKE USAGE ON SCHEMA resolver FROM ${ROLES.owner}; REVOKE EXECUTE ON FUNCTION ${FUNCTION} FROM ${ROLES.owner};`
