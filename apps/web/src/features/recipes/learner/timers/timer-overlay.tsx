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

/**
 * The timers that ring now: checked when the next one ends, and when the tab becomes visible again. The alarm is
 * scheduled again then, because the audio clock may be slow, and may stop while the tab is hidden.
 */
const useRinging = (timers: readonly Timer[]): readonly Timer[] => {
  const [ringing, setRinging] = useState<readonly Timer[]>([])
  useEffect(() => {
    let timeout: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timeout)
      setRinging(ringingOf(timers))
      planAlarm(timers)
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

/** Browsers allow sound only after a press. */
const useSound = (timers: readonly Timer[]): void => {
  const hasTimers = timers.length > 0
  const plan = useEffectEvent(() => planAlarm(timers))
  useEffect(() => {
    if (!hasTimers) return
    const onPress = () => void allowSound().then((isNew) => isNew && plan())
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onPress)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onPress)
      endAlarm()
    }
  }, [hasTimers])
}

/** The alarm of the kitchen's timers, on any page. */
const TimerOverlay = () => {
  const timers = useTimers()
  const ringing = useRinging(timers)
  useSound(timers)
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
