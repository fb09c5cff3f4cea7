import { sortedIdsOf } from '@wohlauf/contract/managed-items'
import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type AnyHandler, type Handler, handle } from '../mount/handler.ts'
import { deletes, showsOrHides, sorts } from './change-list.ts'
import { changes, creates, type ManagedItems } from './managed-items.ts'
import type { RowTable, SortedTable } from './managed-list.ts'
import { type PlannedTable, plansPublication } from './planned-publication.ts'

type Names = {
  create: 'create'
  update: 'update'
  publish: 'publish' | 'enable'
  unpublish: 'unpublish' | 'disable'
  plan: 'plan-publication-of'
  sort: 'update-order-of'
  delete: 'delete'
  duplicate: 'duplicate'
}
type Verb = keyof Names

type List = { readonly table: RowTable; readonly id: string }
type ParentOf<L> = L extends { parent?: { field: infer Field extends string } } ? Field : never

/** The operations that a list has to offer, derived from its fields and the columns of its table. */
type Offered<L extends List, SortedIds extends string> = (L extends ManagedItems<
  infer T,
  infer Name,
  infer Written
>
  ? {
      create: ReturnType<typeof creates<T, Name, Written>>
      update: ReturnType<typeof changes<T, Name, Written>>
    }
  : unknown) &
  (L['table'] extends infer T extends RowTable & { isEnabled: PgColumn }
    ? Record<'publish' | 'unpublish', ReturnType<typeof showsOrHides<T, L['id']>>>
    : unknown) &
  (L['table'] extends infer T extends PlannedTable
    ? { plan: ReturnType<typeof plansPublication<T, L['id']>> }
    : unknown) &
  (L['table'] extends infer T extends SortedTable
    ? { sort: ReturnType<typeof sorts<T, ParentOf<L>, SortedIds>> }
    : unknown)

/** The operations that it may offer in addition; a copy is always a handler of its own. */
type Further<L extends List> = { delete: ReturnType<typeof deletes<L['table'], L['id']>>; duplicate: never }

type Named<V extends Verb> = { name: `${string}/${Names[V]}-${string}` }

/**
 * An operation of the verb's name with fitting input, answer and refusals, or a handler of an operation of its name.
 */
type Fitting<V extends Verb, Given, Run> = Given extends { operation: Named<V> }
  ? Given
  : Given extends AnyOperation & Named<V>
    ? Run extends Handler<Given>['run']
      ? Given
      : never
    : never

type SortedIds<Operation> = Operation extends AnyOperation
  ? Extract<keyof InputOf<Operation>, `sortedIdsOf${string}`>
  : never

type Operations<L extends List, Given extends { [V in Verb]?: unknown }> = {
  [V in Verb & keyof Offered<L, string>]: Fitting<V, Given[V], Offered<L, SortedIds<Given['sort']>>[V]>
} & {
  [V in Exclude<keyof Given, keyof Offered<L, string>>]: V extends keyof Further<L>
    ? Fitting<V, Given[V], Further<L>[V]>
    : never
}

/** Takes any list: its operations were compared with what it offers. */
type Make = (list: never, operation: AnyOperation) => Handler['run']

const MAKE: Readonly<Record<Exclude<Verb, 'duplicate'>, Make>> = {
  create: (list) => creates(list),
  update: (list) => changes(list),
  publish: (list) => showsOrHides(list, true),
  unpublish: (list) => showsOrHides(list, false),
  plan: (list) => plansPublication(list),
  sort: (list, operation) => sorts(list, sortedIdsOf(operation)),
  delete: (list) => deletes(list),
}

/**
 * The handlers of a list's operations. It does not compile when one is missing, or does not match its name.
 * @param operations by verb: the operation, or its handler where it does more than the verb alone
 * @param saves the verbs that save an item with versions; a handler says so itself
 */
export const managedHandlers = <
  L extends List,
  const Given extends { [V in Verb]?: AnyOperation | AnyHandler },
>(
  list: L,
  operations: Given & Operations<L, Given>,
  saves?: { publishesOnSave: string; by: readonly (Verb & keyof Given)[] },
): readonly AnyHandler[] =>
  Object.entries<AnyOperation | AnyHandler>(operations).map(([verb, entry]) => {
    if ('run' in entry) return entry
    const publishesOnSave = saves?.by.includes(verb as never) ? saves.publishesOnSave : null
    return handle(entry, MAKE[verb as keyof typeof MAKE](list as never, entry), { publishesOnSave })
  })
