import { useIsMutating } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { openDialogs } from '../state/open-dialogs.ts'
import { useStore } from '../state/store.ts'
import { berlinDay } from '../time/berlin-time.ts'
import { serverNow } from '../time/clock.ts'
import { interruptedOn } from './visit.ts'

/** Longer than the animation of the points badge, which comes first. */
const CALM_MS = 800

const ASK_AGAIN_MS = 200

/** A dialog that was called for may still have to be loaded before it counts as open. */
const LOADING_MS = 2000

let calledAt = Number.NEGATIVE_INFINITY

const wasJustCalled = (): boolean => performance.now() - calledAt < LOADING_MS

/** Whether a page turns or a tick is drawn; a skeleton's endless pulse does not count. */
const isSomethingMoving = (): boolean =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
    )

/**
 * Whether it became due after the visit had begun: then it is a response to what the person has just done.
 */
const useCameUp = (isDue: boolean | undefined): boolean => {
  const [wasNotDue, setWasNotDue] = useState(false)
  if (isDue === false && !wasNotDue) setWasNotDue(true)
  return isDue === true && wasNotDue
}

type CalmMoment = {
  /** Undefined until it is known. */
  isDue: boolean | undefined
  isBlocked?: boolean | undefined
  /** True if it must not wait for a later visit. */
  isDuty?: boolean
}

/**
 * Calls back once no dialog is open and nothing is being sent, loaded or animated. If several dialogs are due
 * when a visit begins, one is called and the others wait for a later visit. Those that become due during the
 * visit are called too, one after the other.
 */
export const useCalmMoment = (
  { isDue, isBlocked = false, isDuty = false }: CalmMoment,
  onCalm: () => void,
): void => {
  const isAnswer = useCameUp(isDue)
  const mayInterrupt = useStore(interruptedOn) !== berlinDay(serverNow()) || isAnswer || isDuty
  const isSending = useIsMutating() > 0
  const isPageLoading = useRouterState({ select: (state) => state.status === 'pending' })
  const isDialogOpen = useStore(openDialogs) > 0
  const emit = useEffectEvent(onCalm)
  const isWaiting = isDue && mayInterrupt && !isBlocked && !isSending && !isPageLoading && !isDialogOpen
  useEffect(() => {
    if (!isWaiting) return
    const attempt = () => {
      if (isSomethingMoving() || wasJustCalled()) {
        timer = setTimeout(attempt, ASK_AGAIN_MS)
        return
      }
      calledAt = performance.now()
      interruptedOn.set(berlinDay(serverNow()))
      emit()
    }
    let timer = setTimeout(attempt, CALM_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
}
