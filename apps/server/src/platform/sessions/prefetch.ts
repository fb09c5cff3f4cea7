/**
 * Own rows of a request's user, read in the statement that opens the request: the most frequent ones then
 * need no transaction. A context states one with {@link definePrefetch} and writes its SQL in
 * `database/prefetch.sql`.
 */
export type Prefetch<Rows = unknown> = {
  /** The end of its function's name, `resolver.prefetch_<name>`. */
  name: string
  /** A field of the input with an id that the function needs. */
  idField: string | null
  /** Exists for the type alone: the form in which the function's JSON is read. */
  rows?: Rows
}

export const definePrefetch = <Rows>(
  name: string,
  { idField = null as string | null } = {},
): Prefetch<Rows> => ({
  name,
  idField,
})

/** The keys are the prefetches' names; null for one without rows. */
export type PrefetchedRows = Readonly<Record<string, unknown>>
