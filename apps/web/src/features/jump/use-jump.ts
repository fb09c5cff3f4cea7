import { useEffect, useState } from 'react'
import { useStore } from '../../ui/state/store.ts'
import { isJumpOpen } from './jump-state.ts'

const close = () => isJumpOpen.set(false)

/** @returns whether the dialog is open, and whether it was: it stays mounted while it closes */
export const useJump = (): { isOpen: boolean; isWanted: boolean; close: () => void } => {
  const isOpen = useStore(isJumpOpen)
  const [isWanted, setIsWanted] = useState(false)
  if (isOpen && !isWanted) setIsWanted(true)
  // Closes the dialog at a logout, so that the next person does not find it open.
  useEffect(() => close, [])
  return { isOpen, isWanted, close }
}
