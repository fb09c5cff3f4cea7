import { useState } from 'react'

/**
 * Stays mounted while it closes. What lies outside its content is kept between openings, so it is for dialogs about one
 * thing only.
 */
export const useLazyDialog = () => {
  const [state, setState] = useState<'away' | 'open' | 'closed'>('away')
  return {
    isWanted: state !== 'away',
    isOpen: state === 'open',
    open: () => setState('open'),
    close: () => setState('closed'),
  }
}
