import { useEffect, useEffectEvent, useState } from 'react'
import { deviceMs } from '../../../../ui/time/clock.ts'
import { allowSound, endAlarm, planAlarm } from './alarm.ts'
import { RingingDialog } from './ringing-dialog.tsx'
import { isRinging, leftMs, type Timer } from './timer.ts'
import { useTimers } from './timers.ts'

/** The longest delay that browsers do not shorten. */
const MAX_DELAY_MS = 2 ** 31 - 1

const VIBRATION_MS = [400, 200, 400, 200, 800]

const ringingOf = (timers: readonly Timer[]) => timers.filter((timer) => isRinging(timer, deviceMs()))

/** The timers that ring now: checked when the next one ends, and when the tab becomes visible again. */
const useRinging = (timers: readonly Timer[]): readonly Timer[] => {
  const [ringing, setRinging] = useState<readonly Timer[]>([])
  useEffect(() => {
    let timeout: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timeout)
      setRinging(ringingOf(timers))
      const next = timers.filter((timer) => timer.restMs === null && !isRinging(timer, deviceMs()))
      if (next.length === 0) return
      const inMs = Math.min(...next.map((timer) => leftMs(timer, deviceMs())))
      timeout = setTimeout(look, Math.min(inMs, MAX_DELAY_MS))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timeout)
      document.removeEventListener('visibilitychange', look)
    }
  }, [timers])
  return ringing
}

/**
 * The audio clock may be slow, and may stop while the tab is hidden: the alarm is scheduled again when a
 * timer ends and when the tab becomes visible.
 */
const useAlarm = (timers: readonly Timer[], ringing: readonly Timer[]): void => {
  const hasTimers = timers.length > 0
  const plan = useEffectEvent(() => planAlarm(timers))
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the next one that rings too
  useEffect(() => planAlarm(timers), [timers, ringing])
  useEffect(() => {
    if (!hasTimers) return
    const onPress = () => void allowSound().then((isNew) => isNew && plan())
    const onReturn = () => document.visibilityState === 'visible' && plan()
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onPress)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onPress)
      document.removeEventListener('visibilitychange', onReturn)
      endAlarm()
    }
  }, [hasTimers])
}

/** The alarm of the kitchen's timers, on any page. */
const TimerOverlay = () => {
  const timers = useTimers()
  const ringing = useRinging(timers)
  useAlarm(timers, ringing)
  const isOpen = ringing.length > 0
  // The timers that have just rung stay visible while the dialog closes.
  const [lastRinging, setLastRinging] = useState<readonly Timer[]>([])
  if (isOpen && lastRinging !== ringing) setLastRinging(ringing)
  useEffect(() => {
    if (isOpen) navigator.vibrate?.(VIBRATION_MS)
  }, [isOpen])
  return <RingingDialog timers={lastRinging} isOpen={isOpen} />
}

export default TimerOverlay
