import { useEffect, useEffectEvent, useRef } from 'react'
import { deviceMs } from './clock.ts'

/** After a pause it does not end immediately: the user needs time to look away first. */
const MIN_REST_MS = 1000

export const usePausableTimeout = (durationMs: number, isPaused: boolean, onEnd: () => void): void => {
  const restMs = useRef(durationMs)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isPaused) return
    const startedAt = deviceMs()
    const timer = setTimeout(() => end(), restMs.current)
    return () => {
      clearTimeout(timer)
      restMs.current = Math.max(restMs.current - (deviceMs() - startedAt), MIN_REST_MS)
    }
  }, [isPaused])
}
