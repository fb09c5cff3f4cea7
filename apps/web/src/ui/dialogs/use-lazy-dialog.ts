import { useState } from 'react'

/**
 * A dialog whose code is loaded when it is first opened; it stays mounted while it closes. What lies outside its content is
 * kept from one opening to the next, so it is for dialogs that are about one thing only.
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
