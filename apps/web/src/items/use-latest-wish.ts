import { useRef, useState } from 'react'

/**
 * One command is in flight at a time; presses meanwhile change only the wish, and the last one is sent
 * afterwards. After a refusal the stored value is shown again.
 *
 * @param current the value as the server knows it
 * @param fulfil sends the command, and ends when `current` is up to date again
 */
export const useLatestWish = <Value>(current: Value, fulfil: (value: Value) => Promise<unknown>) => {
  const [wish, setWish] = useState<{ value: Value } | null>(null)
  const latest = useRef<{ value: Value } | null>(null)
  const isBusy = useRef(false)

  const work = async (): Promise<void> => {
    isBusy.current = true
    let lastDone: { value: Value } | null = null
    while (latest.current && latest.current.value !== lastDone?.value) {
      lastDone = latest.current
      await fulfil(lastDone.value)
    }
  }

  const want = (value: Value): void => {
    latest.current = { value }
    setWish({ value })
    if (isBusy.current) return
    void work()
      // The code that sends the command shows the refusal.
      .catch(() => {})
      .finally(() => {
        isBusy.current = false
        latest.current = null
        setWish(null)
      })
  }

  return { value: wish ? wish.value : current, want }
}
