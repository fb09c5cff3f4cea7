import { useEffect, useState } from 'react'

/**
 * The browser releases the lock when the tab is hidden, so it is requested again.
 *
 * @returns whether the screen stays on now
 */
export const useWakeLock = (): boolean => {
  const [isOn, setIsOn] = useState(false)
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const request = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        const newLock = await navigator.wakeLock.request('screen')
        if (isOver) return void newLock.release()
        lock = newLock
        lock.addEventListener('release', () => setIsOn(false))
        setIsOn(true)
      } catch {
        // The device saves its battery, or the site is not allowed to.
      }
    }
    const onChange = () => void request()
    document.addEventListener('visibilitychange', onChange)
    void request()
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onChange)
      void lock?.release()
    }
  }, [])
  return isOn
}
