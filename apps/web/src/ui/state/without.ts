export const without = <Item>(all: ReadonlySet<Item>, removed: Item): ReadonlySet<Item> =>
  new Set([...all].filter((item) => item !== removed))
