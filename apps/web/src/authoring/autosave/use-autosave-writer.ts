import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { autosaveWriterOf, hasAutosaves, sendUnsent } from './autosaves.ts'

/**
 * What is typed goes to the server too; null where it has no place for it.
 * @param isStored the server has something of this name already
 */
export const useAutosaveWriter = (name: string, userId: string | null, isStored: boolean) => {
  const queryClient = useQueryClient()
  const [isOn] = useState(() => hasAutosaves(queryClient))
  const writer = useMemo(() => (isOn ? autosaveWriterOf(name, userId) : null), [isOn, name, userId])
  useEffect(() => {
    if (isStored) writer?.noteStored()
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
