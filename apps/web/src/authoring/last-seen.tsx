import { createContext, type ReactNode, useContext, useState } from 'react'

export const IsDeletedContext = createContext(false)

export const useIsDeleted = (): boolean => useContext(IsDeletedContext)

type LastSeenProps<Item> = {
  id: string
  /** Undefined once the newest state no longer contains it. */
  item: Item | undefined
  children: (item: Item) => ReactNode
}

/** The newest state of an item, or its last known one. */
export const useLastSeen = <Item extends object>(id: string, item: Item | undefined): Item | undefined => {
  const [last, setLast] = useState({ id, item })
  if (item && item !== last.item) setLast({ id, item })
  return item ?? (last.id === id ? last.item : undefined)
}

/** Keeps the dialog of an item that another user deletes meanwhile, with its input. */
export const LastSeen = <Item extends object>({ id, item, children }: LastSeenProps<Item>) => {
  const content = useLastSeen(id, item)
  return content && <IsDeletedContext value={!item}>{children(content)}</IsDeletedContext>
}
