/** Longer lists can be searched and sorted. */
export const MAX_ROWS_WITHOUT_TOOLS = 10

/** An order in which a list can be sorted. */
export type Order<Item> = { label: string; compare: (one: Item, other: Item) => number }

/** A filter of a list: "Veröffentlicht". */
export type Selection<Item> = { label: string; includes: (item: Item) => boolean }

export const byText =
  <Item>(textOf: (item: Item) => string) =>
  (one: Item, other: Item): number =>
    textOf(one).localeCompare(textOf(other), 'de', { numeric: true })

/** Sorts the greatest value first; an item without a value comes last. */
export const byGreatest =
  <Item>(rankOf: (item: Item) => number | string | null | undefined) =>
  (one: Item, other: Item): number => {
    const [a, b] = [rankOf(one) ?? null, rankOf(other) ?? null]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return a < b ? 1 : a > b ? -1 : 0
  }

const plain = (text: string): string => text.toLocaleLowerCase('de').normalize('NFD').replace(/\p{M}/gu, '')

/** Whether a text contains each word of a search, regardless of accents and capitals. */
export const containsWords = (text: string, search: string): boolean => {
  const within = plain(text)
  return plain(search)
    .split(/\s+/)
    .every((word) => within.includes(word))
}

type Publishable = { isPublished: boolean; publishAt: string | null }

export const PUBLICATION_STATES: readonly Selection<object>[] = [
  { label: 'Veröffentlicht', includes: (item) => (item as Publishable).isPublished },
  {
    label: 'Geplant',
    includes: (item) => !(item as Publishable).isPublished && (item as Publishable).publishAt !== null,
  },
  {
    label: 'Unveröffentlicht',
    includes: (item) => !(item as Publishable).isPublished && (item as Publishable).publishAt === null,
  },
]
