import { useState } from 'react'

/**
 * Whether a hand is about to press: a pointer is above it, a finger on it, or it has the focus. Until the press itself, what it opens
 * is loaded and rendered unseen.
 *
 * @returns for the pressed element; `forget` after the press
 */
export const useIsNear = (isNearAtFirst = false) => {
  const [isNear, setIsNear] = useState(isNearAtFirst)
  const approach = () => setIsNear(true)
  return {
    isNear,
    forget: () => setIsNear(false),
    nearProps: { onPointerEnter: approach, onPointerDown: approach, onFocus: approach },
  }
}
