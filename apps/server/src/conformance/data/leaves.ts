/** The path to a leaf of a value: names of fields, and indexes in lists. */
export type Keys = readonly (string | number)[]
type Leaf = { keys: Keys; value: string }

/** Every text in a value, however deep, with its path. */
export const leavesOf = (value: unknown, keys: Keys = []): Leaf[] => {
  if (typeof value === 'string') return [{ keys, value }]
  if (Array.isArray(value)) return value.flatMap((each, at) => leavesOf(each, [...keys, at]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...keys, key]))
}

/** The same value with another leaf at one path. */
export const withLeaf = <T>(value: T, [key, ...rest]: Keys, leaf: unknown): T => {
  if (key === undefined) return leaf as T
  if (Array.isArray(value))
    return value.map((each, at) => (at === key ? withLeaf(each, rest, leaf) : each)) as T
  return { ...value, [key]: withLeaf(value[key as keyof T], rest, leaf) }
}
