import { useEffect, useEffectEvent } from 'react'

export const useOnline = (onReturn: () => void): void => {
  const emit = useEffectEvent(onReturn)
  useEffect(() => {
    const listen = () => emit()
    window.addEventListener('online', listen)
    return () => window.removeEventListener('online', listen)
  }, [])
}
