import { useEffect, useState } from 'react'
import { createStore, useStore } from './store.ts'

/** How many dialogs are open; dialogs that open by themselves wait until all are closed. */
export const openDialogs = createStore(0)

/**
 * Every dialog registers itself.
 *
 * @returns whether no other dialog is above it: the Escape key is meant only for the uppermost
 */
export const useCountsAsOpenDialog = (isOpen: boolean): boolean => {
  const [depth, setDepth] = useState(0)
  const uppermost = useStore(openDialogs)
  useEffect(() => {
    if (!isOpen) return
    openDialogs.set(openDialogs.get() + 1)
    setDepth(openDialogs.get())
    return () => openDialogs.set(openDialogs.get() - 1)
  }, [isOpen])
  return depth === uppermost
}
