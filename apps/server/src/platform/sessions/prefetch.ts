/**
 * Own rows of a request's user that are read in the statement which opens the request, so that the most frequent requests need
 * no transaction for them. A context states one with {@link definePrefetch} and writes its SQL in `database/prefetch.sql`.
 */
export type Prefetch<Rows = unknown> = {
  /** Of the function `resolver.prefetch_<name>`. */
  name: string
  /** A field of the input with an id that the function needs. */
  idField: string | null
  /** For the type alone: as the function's JSON is read. */
  rows?: Rows
}

export const definePrefetch = <Rows>(
  name: string,
  { idField = null as string | null } = {},
): Prefetch<Rows> => ({
  name,
  idField,
})

/** What was read for one request, by the prefetch's name; null for one without rows. */
export type PrefetchedRows = Readonly<Record<string, unknown>>
