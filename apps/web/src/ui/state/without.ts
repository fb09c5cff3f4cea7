export const without = <Item>(all: ReadonlySet<Item>, left: Item): ReadonlySet<Item> =>
  new Set([...all].filter((item) => item !== left))
