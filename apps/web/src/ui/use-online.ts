import { useEffect, useEffectEvent } from 'react'

/** Calls back when the device is online again. */
export const useOnline = (onReturn: () => void): void => {
  const tell = useEffectEvent(onReturn)
  useEffect(() => {
    const listen = () => tell()
    window.addEventListener('online', listen)
    return () => window.removeEventListener('online', listen)
  }, [])
}
