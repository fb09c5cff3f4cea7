import { useEffect, useState } from 'react'

/** A value once it has not changed for some milliseconds. */
export const useSettled = <T>(value: T, ms: number): T => {
  const [lastValue, setLastValue] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLastValue(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return lastValue
}
