/** A module of the sites: who needs it, and what it imports. */
export type Module = { users: ReadonlySet<string>; size: number; imports: readonly string[] }

type File = { modules: string[]; users: Set<string>; size: number; imports: Set<File> }

type Costs = {
  /** What a request costs, in bytes. */
  request: number
  /** No file is smaller than this, in bytes. */
  smallest: number
  /** How much a user counts. */
  weightOf: (user: string) => number
}

const weigh = (users: Iterable<string>, weightOf: Costs['weightOf'], except?: Set<string>): number => {
  let weight = 0
  for (const user of users) if (!except?.has(user)) weight += weightOf(user)
  return weight
}

/** A file with all that it imports, and what these import. */
const withImports = (files: readonly File[]): Set<File> => {
  const reached = new Set<File>()
  const waiting = [...files]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    waiting.push(...next.imports)
  }
  return reached
}

const filesByUsers = (modules: ReadonlyMap<string, Module>): File[] => {
  const byUsers = new Map<string, File>()
  const fileOf = new Map<string, File>()
  for (const [id, { users, size }] of modules) {
    const key = [...users].sort().join('\n')
    const file = byUsers.get(key) ?? { modules: [], users: new Set(users), size: 0, imports: new Set() }
    byUsers.set(key, file)
    file.modules.push(id)
    file.size += size
    fileOf.set(id, file)
  }
  for (const [id, { imports }] of modules)
    for (const next of imports) {
      const imported = fileOf.get(next)
      if (imported && imported !== fileOf.get(id)) fileOf.get(id)?.imports.add(imported)
    }
  return [...byUsers.values()]
}

/** What the users of two files save, in bytes, if they are one: who needs only one of them needs more. */
const savingOf = (one: File, other: File, { request, weightOf }: Costs): number => {
  const users = new Set([...one.users, ...other.users])
  const both = [...one.users].filter((user) => other.users.has(user))
  let saving = weigh(both, weightOf) * request
  for (const file of withImports([one, other])) saving -= file.size * weigh(users, weightOf, file.users)
  return saving
}

type Pair = { one: File; other: File; saving: number }

const bySaving = (one: Pair, other: Pair): number => other.saving - one.saving

/**
 * Which modules are in one file: those with the same users; then the files are put together that cost their
 * users less as one. Small files are put together with what costs least.
 */
export const filesOf = (modules: ReadonlyMap<string, Module>, costs: Costs): string[][] => {
  const files = new Set(filesByUsers(modules))

  const merge = (one: File, other: File): File => {
    const merged: File = {
      modules: [...one.modules, ...other.modules],
      users: new Set([...one.users, ...other.users]),
      size: one.size + other.size,
      imports: new Set([...one.imports, ...other.imports].filter((file) => file !== one && file !== other)),
    }
    files.delete(one)
    files.delete(other)
    for (const { imports } of files)
      if (Number(imports.delete(one)) + Number(imports.delete(other)) > 0) imports.add(merged)
    for (const file of withImports([merged])) for (const user of merged.users) file.users.add(user)
    files.add(merged)
    return merged
  }
  const pairsOf = (one: File): Pair[] =>
    [...files].flatMap((other) =>
      other === one ? [] : [{ one, other, saving: savingOf(one, other, costs) }],
    )

  let pairs = [...files].flatMap((one, index) =>
    pairsOf(one).filter(({ other }) => [...files].indexOf(other) > index),
  )
  for (;;) {
    pairs = pairs
      .filter(({ one, other, saving }) => saving > 0 && files.has(one) && files.has(other))
      .sort(bySaving)
    const best = pairs[0]
    if (!best) break
    // What was put together since then may have changed it.
    const saving = savingOf(best.one, best.other, costs)
    if (saving < best.saving) best.saving = saving
    else pairs.push(...pairsOf(merge(best.one, best.other)))
  }
  for (;;) {
    const [small] = [...files]
      .filter(({ size }) => size < costs.smallest)
      .sort((one, other) => one.size - other.size)
    const best = small && pairsOf(small).sort(bySaving)[0]
    if (!best) break
    merge(best.one, best.other)
  }
  return [...files].map((file) => file.modules)
}
