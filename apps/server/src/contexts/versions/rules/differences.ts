import type { ChangedField, ChangedPart } from '@wohlauf/contract/values/items/versions'

type Value = ChangedField['is']
type Shown = Readonly<Record<string, unknown>>

const isShown = (value: unknown): value is Shown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The own id of an entry, which identifies it at another position. */
const idIn = (entry: unknown): string | undefined => {
  if (!isShown(entry)) return undefined
  const id = Object.entries(entry).find(([name]) => name.endsWith('Id'))?.[1]
  return typeof id === 'string' ? id : undefined
}

const pathOf = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`)

/** Entries with an id are compared with themselves, others with the entry at the same position. */
const pairs = (was: readonly unknown[], is: readonly unknown[]): [place: number, unknown, unknown][] => {
  const placeOf = (entries: readonly unknown[], entry: unknown, place: number) => {
    const id = idIn(entry)
    return id === undefined ? place : entries.findIndex((each) => idIn(each) === id)
  }
  const present = is.map((entry, place): [number, unknown, unknown] => [
    place + 1,
    was[placeOf(was, entry, place)],
    entry,
  ])
  const goneEntries = was.flatMap((entry, place): [number, unknown, unknown][] =>
    placeOf(is, entry, place) in is ? [] : [[place + 1, entry, undefined]],
  )
  return [...present, ...goneEntries]
}

const compare = (path: string, was: unknown, is: unknown, ignored: ReadonlySet<string>): ChangedField[] => {
  if (Array.isArray(was) || Array.isArray(is)) {
    const lists = [was ?? [], is ?? []] as [unknown[], unknown[]]
    return pairs(...lists).flatMap(([place, former, entry]) =>
      compare(pathOf(path, place), former, entry, ignored),
    )
  }
  if (isShown(was) || isShown(is)) {
    const [former, present] = [was ?? {}, is ?? {}] as [Shown, Shown]
    const names = new Set([...Object.keys(present), ...Object.keys(former)])
    return [...names]
      .filter((name) => !ignored.has(name))
      .flatMap((name) => compare(pathOf(path, name), former[name], present[name], ignored))
  }
  const [former, present] = [was ?? null, is ?? null] as [Value, Value]
  return former === present ? [] : [{ path, was: former, is: present }]
}

/**
 * The fields that differ between two states of an item, as they are shown.
 * @param ignored names of fields that are not shown
 */
export const changedFields = (
  was: Shown | undefined,
  is: Shown | undefined,
  ignored: ReadonlySet<string> = new Set(),
): ChangedField[] => compare('', was ?? {}, is ?? {}, ignored)

/** The longest ascending part of a list; the others were moved. */
const inOrder = (places: readonly number[]): Set<number> => {
  const best: { length: number; before: number }[] = []
  for (const [index, place] of places.entries()) {
    const longest = { length: 1, before: -1 }
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = (best[earlier]?.length ?? 0) + 1
      if ((places[earlier] ?? 0) < place && length > longest.length)
        Object.assign(longest, { length, before: earlier })
    }
    best.push(longest)
  }
  const lengths = best.map(({ length }) => length)
  const chain = new Set<number>()
  let last = lengths.indexOf(Math.max(...lengths))
  while (last >= 0) {
    chain.add(places[last] ?? 0)
    last = best[last]?.before ?? -1
  }
  return chain
}

export type ComparedPart = { id: string; title: string; fields: Shown }

/** Shows only texts and pictures of added or removed parts: flags are nothing to read. */
const isText = ({ was, is }: ChangedField): boolean => {
  const value = is ?? was
  return typeof value === 'string' && value !== ''
}

export type Compared<P extends ComparedPart> = ChangedPart & { was: P | undefined; is: P | undefined }

/** All parts of both lists, in the order of the later one; removed parts follow their former predecessors. */
export const comparedParts = <P extends ComparedPart>(
  was: readonly P[],
  is: readonly P[],
  ignored: ReadonlySet<string>,
): Compared<P>[] => {
  const former = new Map(was.map((part, place) => [part.id, { part, place }]))
  const placesOfCommon = is.flatMap(({ id }) => former.get(id)?.place ?? [])
  const unmoved = inOrder(placesOfCommon)
  const compared = is.map((part): Compared<P> => {
    const before = former.get(part.id)
    const fields = changedFields(before?.part.fields, part.fields, ignored)
    return {
      id: part.id,
      title: part.title,
      change: before ? 'KEPT' : 'ADDED',
      isMoved: before !== undefined && !unmoved.has(before.place),
      fields: before ? fields : fields.filter(isText),
      was: before?.part,
      is: part,
    }
  })
  const present = new Set(is.map(({ id }) => id))
  const removedBehind = new Map<string | undefined, Compared<P>>()
  for (const [place, part] of was.entries()) {
    if (present.has(part.id)) continue
    const fields = changedFields(part.fields, undefined, ignored).filter(isText)
    const { id, title } = part
    removedBehind.set(was[place - 1]?.id, {
      id,
      title,
      change: 'REMOVED',
      isMoved: false,
      fields,
      was: part,
      is: undefined,
    })
  }
  const behind = (id?: string): Compared<P>[] => {
    const removed: Compared<P>[] = []
    for (let next = removedBehind.get(id); next; next = removedBehind.get(next.id)) removed.push(next)
    return removed
  }
  return [...behind(), ...compared.flatMap((part) => [part, ...behind(part.id)])]
}

export const isDifferent = ({ change, isMoved, fields }: ChangedPart): boolean =>
  change !== 'KEPT' || isMoved || fields.length > 0
