import * as z from 'zod/mini'
import type { AnyOperation, FilePart, StaleQuery } from './operation.ts'
import { OF_UPLOADS } from './refusals.ts'
import type { Feature } from './values/features.ts'
import { EmptyObject, Id, Instant, NewId, Revision, SortedIds } from './values/values.ts'

type Fields = Readonly<Record<string, z.core.$ZodType>>

export type ItemKind<Name extends string = string, Written extends Fields = Fields> = {
  /** The name of its id in inputs and answers: `habitId`. */
  readonly id: Name
  /** One item, as admins read it in the audit log: "Gewohnheit". */
  readonly name: string
  readonly written: Written
  readonly feature?: Feature
  readonly invalidates: () => readonly StaleQuery[]
  /** Stale after a change, not after a creation. */
  readonly shownIn?: () => readonly StaleQuery[]
  /** Queries of open changes, where items have versions: stale after an item was written or published. */
  readonly states?: () => readonly StaleQuery[]
}

/** A list of pictures or files is stated with the two operations that write them. */
export const itemKind = <const Name extends string, Written extends Fields>(
  kind: ItemKind<Name, Written>,
): ItemKind<Name, Written> => kind

/** When an unpublished item will be published; null if that is not planned. */
export const PublishAt = z.nullable(Instant)

type Known<Name extends string> = Record<Name, typeof Id>

const queriesOfWork = ({ invalidates, states }: ItemKind) => [...invalidates(), ...(states?.() ?? [])]

const common = (kind: ItemKind, done: string) =>
  ({
    audience: 'app-manager',
    audit: { title: `${kind.name} ${done}` },
    invalidates: kind.invalidates,
    ...(kind.feature ? { feature: kind.feature } : {}),
  }) as const

const idShape = <Name extends string>(id: Name) => ({ [id]: Id }) as Known<Name>

/** Idempotent under an id that the client has chosen. */
export const creationOf = <Name extends string, Written extends Fields>(kind: ItemKind<Name, Written>) => ({
  ...common(kind, 'angelegt'),
  invalidates: () => queriesOfWork(kind),
  input: z.object({ ...({ [kind.id]: NewId } as Record<Name, typeof NewId>), ...kind.written }),
  output: z.object(idShape(kind.id)),
  refusals: ['conflict'] as const,
})

/** Refused when the item has changed since the given revision. */
export const changeOf = <Name extends string, Written extends Fields>(kind: ItemKind<Name, Written>) => ({
  ...common(kind, 'geändert'),
  invalidates: () => [...queriesOfWork(kind), ...(kind.shownIn?.() ?? [])],
  input: z.object({ ...idShape(kind.id), ...kind.written, revision: z.optional(Revision) }),
  output: EmptyObject,
  refusals: ['conflict'] as const,
})

/** An action on one item as a whole: "versteckt", "gelöscht". */
export const actionOn = <Name extends string>(kind: ItemKind<Name>, done: string) => ({
  ...common(kind, done),
  input: z.object(idShape(kind.id)),
  output: EmptyObject,
})

/** Shows an item as it is now. */
export const publicationOf = <Name extends string>(kind: ItemKind<Name>) => ({
  ...actionOn(kind, 'veröffentlicht'),
  invalidates: () => queriesOfWork(kind),
})

/** An item will be shown as it is now. Null cancels the plan. */
export const planningOf = <Name extends string>(kind: ItemKind<Name>) => ({
  ...common(kind, ''),
  audit: { title: `${kind.name} geplant` },
  invalidates: () => queriesOfWork(kind),
  input: z.object({ ...idShape(kind.id), publishAt: PublishAt }),
  output: EmptyObject,
  refusals: ['conflict'] as const,
})

/** @param ids the field with all ids of the list in their new order */
export const sortingOf = <const Ids extends string>(kind: ItemKind, ids: Ids, title: string) => ({
  ...common(kind, ''),
  audit: { title },
  input: z.object({ [ids]: SortedIds } as Record<Ids, typeof SortedIds>),
  output: EmptyObject,
  refusals: ['conflict'] as const,
})

/** The input's field with all ids in their new order. @throws Error when the operation sorts no list */
export const sortedIdsOf = ({ name, input }: AnyOperation): string => {
  const field = Object.keys(input.shape).find((each) => each.startsWith('sortedIdsOf'))
  if (!field) throw new Error(`${name} has no field with sorted ids`)
  return field
}

/** Each file is optional in a change. */
export const withFiles = <const Files extends Readonly<Record<string, FilePart>>>(files: Files) => ({
  required: { files, refusals: ['conflict', ...OF_UPLOADS] as const },
  optional: {
    files: Object.fromEntries(
      Object.entries(files).map(([name, part]) => [name, { ...part, isOptional: true }]),
    ) as { readonly [Part in keyof Files]: Files[Part] & { readonly isOptional: true } },
    refusals: ['conflict', ...OF_UPLOADS] as const,
  },
})
