import { createContext, type ReactNode, useContext, useState } from 'react'

const IsDeletedContext = createContext(false)

export const useIsDeleted = (): boolean => useContext(IsDeletedContext)

type LastSeenProps<Item> = {
  id: string
  /** Undefined once the newest state no longer has it. */
  item: Item | undefined
  children: (item: Item) => ReactNode
}

/** Keeps the dialog of an item that another user deletes meanwhile, with what was typed in it. */
export const LastSeen = <Item extends object>({ id, item, children }: LastSeenProps<Item>) => {
  const [last, setLast] = useState({ id, item })
  if (item && item !== last.item) setLast({ id, item })
  const content = item ?? (last.id === id ? last.item : undefined)
  return content && <IsDeletedContext value={!item}>{children(content)}</IsDeletedContext>
}
