import { useEffect, useState } from 'react'
import { CallError, messageOf } from '../api/call-error.ts'
import type { Markable, MarkableKind } from '../device/marks/markable.ts'
import { isMarkedOffline, markOffline, removeMark } from '../device/marks/marks.ts'
import { notify } from '../ui/feedback/snackbar-queue.ts'

export type OfflineMarkState =
  /** Not known yet, or the browser has no storage. */
  { kind: 'hidden' } | { kind: 'away' } | { kind: 'loading'; done: number; all: number } | { kind: 'there' }

const FAILED = 'Das passt gerade nicht auf dieses Gerät. Mache etwas Platz und versuche es noch einmal.'

const failureOf = (error: unknown): string | null => (error instanceof CallError ? messageOf(error) : FAILED)

export const useOfflineMark = (kind: MarkableKind, id: string) => {
  const [state, setState] = useState<OfflineMarkState>({ kind: 'hidden' })
  useEffect(() => {
    let isWanted = true
    isMarkedOffline({ kind, id }).then(
      (isMarked) => {
        if (isWanted && isMarked !== null) setState({ kind: isMarked ? 'there' : 'away' })
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [kind, id])
  const fetchAll = async (item: Markable) => {
    setState({ kind: 'loading', done: 0, all: 0 })
    try {
      await markOffline(item, (done, all) => setState({ kind: 'loading', done, all }))
      setState({ kind: 'there' })
      notify('success', 'Das kannst du jetzt auch ohne Internet lesen.')
    } catch (error) {
      setState({ kind: 'away' })
      const message = failureOf(error)
      if (message) notify('error', message)
    }
  }
  const unmark = async (item: Markable) => {
    await removeMark(item)
    setState({ kind: 'away' })
  }
  const item = { kind, id }
  return { state, toggle: () => void (state.kind === 'there' ? unmark(item) : fetchAll(item)) }
}
