import { useEffect, useState } from 'react'
import { useStore } from '../../ui/state/store.ts'
import { isJumpOpen } from './jump-state.ts'
import { useJumpKey } from './use-jump-key.ts'

const close = () => isJumpOpen.set(false)

/** @returns whether the dialog is open, and whether it was: it stays mounted while it closes */
export const useJump = (): { isOpen: boolean; isWanted: boolean; close: () => void } => {
  useJumpKey()
  const isOpen = useStore(isJumpOpen)
  const [isWanted, setIsWanted] = useState(false)
  if (isOpen && !isWanted) setIsWanted(true)
  // Of another person nothing is left open.
  useEffect(() => close, [])
  return { isOpen, isWanted, close }
}
