import { useState } from 'react'

/**
 * The id for the item that a dialog creates: a new one each time it opens, the same for all retries, so that
 * a creation without an answer is not repeated.
 */
export const useNewId = (isOpen: boolean): string => {
  const [last, setLast] = useState(() => ({ isOpen, id: crypto.randomUUID() as string }))
  if (last.isOpen === isOpen) return last.id
  const next = { isOpen, id: isOpen ? crypto.randomUUID() : last.id }
  setLast(next)
  return next.id
}
