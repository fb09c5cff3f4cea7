import { SEARCH_SOURCES } from '../../search/sources.ts'
import { ROLES } from '../roles.ts'
import { TABLE_RULES } from '../table-rules.ts'

/** A trigger on a table; `definition` is what follows `CREATE`, as `pg_get_triggerdef` writes it. */
export type Trigger = { name: string; table: string; definition: string }

const MOVE_VERSION = 'resolver.move_content_version()'
const KEEP_ENTRIES = 'resolver.keep_audit_entries()'
const KEEP_TEXTS = 'resolver.keep_legal_texts()'
const KEEP_TERMS = 'resolver.keep_terms_of_sponsor()'
const KEEP_SEARCH_ENTRY = 'search.keep_entry()'

/** The functions that triggers call, by their schemas. */
const TRIGGER_FUNCTIONS = {
  resolver: [MOVE_VERSION, KEEP_ENTRIES, KEEP_TEXTS, KEEP_TERMS],
  search: [KEEP_SEARCH_ENTRY],
} as const

type TriggerSchema = keyof typeof TRIGGER_FUNCTIONS

export const TRIGGER_SCHEMAS = Object.keys(TRIGGER_FUNCTIONS) as TriggerSchema[]

const SHARED_TABLES = Object.entries(TABLE_RULES).flatMap(([table, { isSharedContent }]) =>
  isSharedContent ? [table] : [],
)

/** Every write to shared content moves its app's version on. */
const movesVersion = (table: string): Trigger => ({
  name: 'content_version',
  table,
  definition: `CONSTRAINT TRIGGER content_version AFTER INSERT OR DELETE OR UPDATE ON public.${table} DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ${MOVE_VERSION}`,
})

/**
 * Every write to a source of the search index changes its entry. The name puts it behind the trigger above, which locks the
 * app's version: two commits in one app would otherwise wait for each other's words.
 */
const keepsSearchEntry = (kind: string, source: string, table: string, idColumn: string): Trigger => ({
  name: 'search_entry',
  table,
  definition: `CONSTRAINT TRIGGER search_entry AFTER INSERT OR DELETE OR UPDATE ON public.${table} DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION search.keep_entry('${kind}', '${source}', '${idColumn}')`,
})

const keepsEntries = (name: string, events: string, each: 'ROW' | 'STATEMENT'): Trigger => ({
  name,
  table: 'audit_entry',
  definition: `TRIGGER ${name} BEFORE ${events} ON public.audit_entry FOR EACH ${each} EXECUTE FUNCTION ${KEEP_ENTRIES}`,
})

export const TRIGGERS: readonly Trigger[] = [
  ...SHARED_TABLES.map(movesVersion),
  ...Object.entries(SEARCH_SOURCES).flatMap(([kind, { name, tables }]) =>
    Object.entries(tables).map(([table, idColumn]) => keepsSearchEntry(kind, name, table, idColumn)),
  ),
  keepsEntries('keep', 'DELETE OR UPDATE', 'ROW'),
  keepsEntries('keep_all', 'TRUNCATE', 'STATEMENT'),
  {
    name: 'keep',
    table: 'legal_text',
    definition: `TRIGGER keep BEFORE DELETE OR UPDATE ON public.legal_text FOR EACH ROW EXECUTE FUNCTION ${KEEP_TEXTS}`,
  },
  {
    name: 'keep',
    table: 'sponsor',
    definition: `TRIGGER keep BEFORE UPDATE OF name, available_seats ON public.sponsor FOR EACH ROW EXECUTE FUNCTION ${KEEP_TERMS}`,
  },
]

/** As the self-check finds them. */
export const triggerFacts = (): string[] =>
  TRIGGERS.map(({ name, table, definition }) => `trigger ${name} on public.${table}: CREATE ${definition}`)

/** By the tables' owner. */
export const dropTriggers = (triggers: readonly Trigger[]): string =>
  triggers.map(({ name, table }) => `DROP TRIGGER IF EXISTS ${name} ON public.${table};`).join('\n')

const onFunctions = (schema: TriggerSchema, change: (target: string) => string): string =>
  [`SCHEMA ${schema}`, ...TRIGGER_FUNCTIONS[schema].map((name) => `FUNCTION ${name}`)].map(change).join(' ')

const rightTo = (target: string) => `${target.startsWith('SCHEMA') ? 'USAGE' : 'EXECUTE'} ON ${target}`

/** By the functions' owner: lets the tables' owner name them, until {@link closeTriggerFunctions}. */
export const openTriggerFunctions = (schema: TriggerSchema): string =>
  onFunctions(schema, (target) => `GRANT ${rightTo(target)} TO ${ROLES.owner};`)

/** By the tables' owner. */
export const createTriggers = (triggers: readonly Trigger[]): string =>
  triggers.map(({ definition }) => `CREATE ${definition};`).join('\n')

/** By the functions' owner. Who may name a function is asked only when a trigger is made. */
export const closeTriggerFunctions = (schema: TriggerSchema): string =>
  onFunctions(schema, (target) => `REVOKE ${rightTo(target)} FROM ${ROLES.owner};`)
