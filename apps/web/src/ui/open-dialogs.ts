import { useEffect } from 'react'
import { createStore } from './store.ts'

/** How many dialogs are open; what comes of its own accord waits until there is none. */
export const openDialogs = createStore(0)

/** Every dialog tells that it is open by this. */
export const useCountsAsOpenDialog = (isOpen: boolean): void => {
  useEffect(() => {
    if (!isOpen) return
    openDialogs.set(openDialogs.get() + 1)
    return () => openDialogs.set(openDialogs.get() - 1)
  }, [isOpen])
}
