/** The item whose page was opened last: its list scrolls to the row and marks it, once. */
let openedId: string | null = null

export const recordOpened = (id: string): void => {
  openedId = id
}

/** Forgets the item. @returns its id if it is one of these */
export const consumeOpened = (ids: readonly string[]): string | null => {
  const id = openedId !== null && ids.includes(openedId) ? openedId : null
  openedId = null
  return id
}
