import { useEffect, useEffectEvent } from 'react'

/** A dialog that opens again has what was typed, but nothing of it is called wrong before it is touched. */
export const useFreshStart = (isOpen: boolean, clearMessages: () => void): void => {
  const start = useEffectEvent(clearMessages)
  useEffect(() => {
    if (isOpen) start()
  }, [isOpen])
}
