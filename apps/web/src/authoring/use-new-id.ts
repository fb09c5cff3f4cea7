import { useState } from 'react'

/** A new id at each opening, the same for all retries: creation is idempotent. */
export const useNewId = (isOpen: boolean): string => {
  const [last, setLast] = useState(() => ({ isOpen, id: crypto.randomUUID() as string }))
  if (last.isOpen === isOpen) return last.id
  const next = { isOpen, id: isOpen ? crypto.randomUUID() : last.id }
  setLast(next)
  return next.id
}
