import { useEffect, useEffectEvent } from 'react'

/** A reopened dialog keeps its input, but no field is marked as invalid before it is touched. */
export const useFreshStart = (isOpen: boolean, clearMessages: () => void): void => {
  const start = useEffectEvent(clearMessages)
  useEffect(() => {
    if (isOpen) start()
  }, [isOpen])
}
