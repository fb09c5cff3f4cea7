import { useState } from 'react'

/**
 * Keeps the dialog mounted while it closes. State outside its content is kept between openings, so it is for
 * dialogs about one item only.
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
