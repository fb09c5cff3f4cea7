import type { Tx } from './transaction.ts'

const preparedOf = new WeakMap<Tx, Map<string, unknown>>()

/** Planned once per connection: `build` calls `.prepare(name)`, and takes varying values as `sql.placeholder`. */
export const prepared = <Q>(tx: Tx, name: string, build: (tx: Tx, name: string) => Q): Q => {
  let queries = preparedOf.get(tx)
  if (!queries) {
    queries = new Map()
    preparedOf.set(tx, queries)
  }
  const existing = queries.get(name)
  if (existing) return existing as Q
  const query = build(tx, name)
  queries.set(name, query)
  return query
}
