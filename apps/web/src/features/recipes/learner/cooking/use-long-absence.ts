import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { tabStorage } from '../../../../ui/state/tab-storage.ts'
import { deviceMs } from '../../../../ui/time/clock.ts'
import { isLongAgo } from './is-long-ago.ts'

const NAME = 'recipe-left'

const Left = z.object({ recipeId: z.string(), atMs: z.number() })

const wasLeftLongAgo = (recipeId: string): boolean => {
  try {
    const lastVisit = Left.parse(JSON.parse(tabStorage.get(NAME) ?? 'null'))
    return lastVisit.recipeId === recipeId && isLongAgo(lastVisit.atMs)
  } catch {
    return false
  }
}

type Absence = {
  onLeave: () => void
  /**
   * Called after hours of absence: on the way back to the recipe, on a reload, and when the tab is visible
   * again.
   */
  onReturn: () => void
}

/** The last recipe shown in this tab. Hiding the tab counts as leaving it. */
export const useLongAbsence = (recipeId: string, { onLeave, onReturn }: Absence): void => {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') onLeave()
    else if (wasLeftLongAgo(recipeId)) onReturn()
    tabStorage.set(NAME, JSON.stringify({ recipeId, atMs: deviceMs() }))
  })
  useEffect(() => {
    const onChange = () => look()
    look()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
}
