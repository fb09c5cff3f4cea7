import type { Tx } from './transaction.ts'

const preparedOf = new WeakMap<Tx, Map<string, unknown>>()

/**
 * A query planned once per connection, for statements that every screen needs. `build` must call
 * `.prepare(name)`
 * and take varying values as `sql.placeholder`: a name always stands for the same text.
 */
export const prepared = <Q>(tx: Tx, name: string, build: (tx: Tx, name: string) => Q): Q => {
  let queries = preparedOf.get(tx)
  if (!queries) {
    queries = new Map()
    preparedOf.set(tx, queries)
  }
  const existing = queries.get(name)
  if (existing) return existing as Q
  const made = build(tx, name)
  queries.set(name, made)
  return made
}
