import { useState } from 'react'

/**
 * The id of what a dialog is about to create: another one each time it opens, the same however often it is sent, so that
 * what was saved and not answered is not saved twice.
 */
export const useNewId = (isOpen: boolean): string => {
  const [made, setMade] = useState(() => ({ isOpen, id: crypto.randomUUID() as string }))
  if (made.isOpen === isOpen) return made.id
  const next = { isOpen, id: isOpen ? crypto.randomUUID() : made.id }
  setMade(next)
  return next.id
}
