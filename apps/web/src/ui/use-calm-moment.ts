import { useIsMutating } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { openDialogs } from './open-dialogs.ts'
import { useStore } from './store.ts'

/** Longer than the animation of the points badge, which comes first. */
const CALM_MS = 800

const ASK_AGAIN_MS = 200

/** After a call, its dialog may still have to be loaded before it counts as open. */
const LOADING_MS = 2000

let calledAt = Number.NEGATIVE_INFINITY

const wasJustCalled = (): boolean => performance.now() - calledAt < LOADING_MS

/** A page that turns or a tick that is drawn; a skeleton's endless pulse does not count. */
const isSomethingMoving = (): boolean =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
    )

/**
 * Calls back once no dialog is open and nothing is being sent, loaded or animated, so that it interrupts no
 * user. Of several that wait, one after the other is called.
 */
export const useCalmMoment = (isWanted: boolean, onCalm: () => void): void => {
  const isSending = useIsMutating() > 0
  const isPageLoading = useRouterState({ select: (state) => state.status === 'pending' })
  const isDialogOpen = useStore(openDialogs) > 0
  const emit = useEffectEvent(onCalm)
  const isWaiting = isWanted && !isSending && !isPageLoading && !isDialogOpen
  useEffect(() => {
    if (!isWaiting) return
    const attempt = () => {
      if (isSomethingMoving() || wasJustCalled()) {
        timer = setTimeout(attempt, ASK_AGAIN_MS)
        return
      }
      calledAt = performance.now()
      emit()
    }
    let timer = setTimeout(attempt, CALM_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
}
