import { useEffect, useState } from 'react'
import { deviceMs } from '../../../../ui/time/clock.ts'

const SECOND_MS = 1000

/**
 * The device's clock, rendered each second.
 *
 * @param endsAtMs the moment to which the seconds are aligned: a countdown changes exactly then
 */
export const useNow = (endsAtMs: number, isPaused: boolean): number => {
  const [nowMs, setNowMs] = useState(deviceMs)
  useEffect(() => {
    if (isPaused) return
    let timeout: ReturnType<typeof setTimeout>
    const tick = () => {
      const now = deviceMs()
      setNowMs(now)
      const rest = (((endsAtMs - now) % SECOND_MS) + SECOND_MS) % SECOND_MS
      timeout = setTimeout(tick, rest || SECOND_MS)
    }
    tick()
    return () => clearTimeout(timeout)
  }, [endsAtMs, isPaused])
  return nowMs
}
