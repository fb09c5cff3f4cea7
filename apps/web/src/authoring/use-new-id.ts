import { useState } from 'react'

/**
 * The id for the item that a dialog creates: a new one each time it opens, the same for all retries, so that
 * a creation without an answer is not repeated.
 */
export const useNewId = (isOpen: boolean): string => {
  const [made, setMade] = useState(() => ({ isOpen, id: crypto.randomUUID() as string }))
  if (made.isOpen === isOpen) return made.id
  const next = { isOpen, id: isOpen ? crypto.randomUUID() : made.id }
  setMade(next)
  return next.id
}
