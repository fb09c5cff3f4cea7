import { useEffect, useState } from 'react'
import { openDialogs } from '../state/open-dialogs.ts'
import { useStore } from '../state/store.ts'

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
