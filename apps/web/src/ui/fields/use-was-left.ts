import { useState } from 'react'
import { afterPress } from './after-press.ts'

/**
 * Whether a field was left: from then on its error is shown.
 *
 * @returns the state, `leave` for its `onBlur`, and `setWasLeft` for other ways to decide it
 */
export const useWasLeft = (initially = false) => {
  const [wasLeft, setWasLeft] = useState(initially)
  return { wasLeft, setWasLeft, leave: () => afterPress(() => setWasLeft(true)) }
}
