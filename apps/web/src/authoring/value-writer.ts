/** Writes the newest of many values, one after the other. */
export type ValueWriter<Value> = {
  put: (value: Value) => void
  /** Writes what waits for its turn immediately: the page is being left, and its turn would never come. */
  flush: () => void
  /** Writes no more of what waits. */
  forget: () => void
}

/**
 * While a write is under way, only the last value that arrives is written, after it.
 *
 * @param write may be called again before it has finished, by `flush`; a later call must then take effect later
 */
export const createValueWriter = <Value>(write: (value: Value) => Promise<void>): ValueWriter<Value> => {
  let underWay = 0
  let next: { value: Value } | null = null

  const start = (value: Value): void => {
    underWay += 1
    void write(value).then(() => {
      underWay -= 1
      if (underWay === 0) flush()
    })
  }
  const flush = (): void => {
    const waiting = next
    next = null
    if (waiting) start(waiting.value)
  }
  return {
    put: (value) => {
      if (underWay === 0) start(value)
      else next = { value }
    },
    flush,
    forget: () => {
      next = null
    },
  }
}
