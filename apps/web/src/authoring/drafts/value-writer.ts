/** Writes the latest of many values, one after the other. */
export type ValueWriter<Value> = {
  put: (value: Value) => void
  /** Writes the waiting value immediately, because the page is being left. */
  flush: () => void
  forget: () => void
}

/**
 * Of the values that arrive during a write, only the last is written, after it.
 *
 * @param write may be called again by `flush` before it has finished; the later call must take effect later
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
    const pendingValue = next
    next = null
    if (pendingValue) start(pendingValue.value)
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
