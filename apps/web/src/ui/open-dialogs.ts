import { useEffect, useState } from 'react'
import { createStore, useStore } from './store.ts'

/** How many dialogs are open; what opens by itself waits until all are closed. */
export const openDialogs = createStore(0)

/**
 * Every dialog tells that it is open by this.
 *
 * @returns whether no other dialog stands above it: the Escape key is meant for the uppermost alone
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
