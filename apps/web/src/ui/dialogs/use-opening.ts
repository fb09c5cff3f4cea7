import { useState } from 'react'

/** Counts the openings of a dialog. The number stays while it closes. */
export const useOpening = (isOpen: boolean): number => {
  const [last, setLast] = useState({ isOpen, opening: 1 })
  if (last.isOpen === isOpen) return last.opening
  const next = { isOpen, opening: last.opening + Number(isOpen) }
  setLast(next)
  return next.opening
}
