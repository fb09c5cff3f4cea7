import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { autosaveWriterOf, hasAutosaves, sendUnsent } from './autosaves.ts'

/**
 * Sends drafts to the server; null where it does not store them.
 * @param isStored the server has a draft of this name already
 */
export const useAutosaveWriter = (name: string, userId: string | null, isStored: boolean) => {
  const queryClient = useQueryClient()
  const [isOn] = useState(() => hasAutosaves(queryClient))
  const writer = useMemo(() => (isOn ? autosaveWriterOf(name, userId) : null), [isOn, name, userId])
  useEffect(() => {
    if (isStored) writer?.markAsStored()
  }, [writer, isStored])
  useEffect(() => {
    if (!writer) return
    const leave = () => sendUnsent(name, writer)
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', writer.retry)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', writer.retry)
    }
  }, [name, writer])
  return writer
}
