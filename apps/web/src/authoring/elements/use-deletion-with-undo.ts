import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCommand } from '../../api/hooks.ts'
import { sendWhileLeaving } from '../../api/send-while-leaving.ts'
import { without } from '../../ui/state/without.ts'
import { sayWithButton } from '../say-with-button.tsx'

const UNDO_MS = 10_000

/**
 * A deletion that can be undone for ten seconds: the element disappears from the screen, and the deletion is
 * sent when the time is over or the page is left.
 *
 * @returns `hiddenIds`: the ids of elements that must not be shown
 */
export const useDeletionWithUndo = <Op extends AnyOperation>(
  operation: Op,
  inputOf: (id: string) => InputOf<Op>,
  message: string,
) => {
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set())
  /** Ends the wait of each deletion: its timer, and the message that offers to undo it. */
  const pendingDeletions = useRef(new Map<string, () => void>())
  const { mutateAsync } = useCommand(operation)
  const show = (id: string) => setHiddenIds((before) => without(before, id))
  /** @returns whether the deletion was still waiting */
  const stopWaiting = (id: string): boolean => {
    pendingDeletions.current.get(id)?.()
    return pendingDeletions.current.delete(id)
  }
  const send = (id: string) => {
    if (!stopWaiting(id)) return
    // The list is fresh by now, whether or not the deletion worked.
    mutateAsync(inputOf(id)).then(
      () => show(id),
      () => show(id),
    )
  }
  const sendAll = useEffectEvent(() => {
    for (const id of pendingDeletions.current.keys()) send(id)
  })
  const sendAllWhileLeaving = useEffectEvent(() => {
    for (const id of pendingDeletions.current.keys())
      if (stopWaiting(id)) sendWhileLeaving(operation, inputOf(id))
  })
  useEffect(() => {
    const onLeave = () => sendAllWhileLeaving()
    window.addEventListener('pagehide', onLeave)
    return () => {
      window.removeEventListener('pagehide', onLeave)
      sendAll()
    }
  }, [])
  return {
    hiddenIds,
    remove: (id: string) => {
      // Only one message is shown at a time, and it undoes the last deletion.
      for (const other of pendingDeletions.current.keys()) send(other)
      setHiddenIds((before) => new Set([...before, id]))
      const timer = setTimeout(() => send(id), UNDO_MS)
      const undo = () => {
        if (stopWaiting(id)) show(id)
      }
      const closeMessage = sayWithButton('success', message, { label: 'Rückgängig', onClick: undo }, UNDO_MS)
      pendingDeletions.current.set(id, () => {
        clearTimeout(timer)
        closeMessage()
      })
    },
  }
}
