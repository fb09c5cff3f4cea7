import { notify } from '../feedback/snackbar-queue.ts'
import { isOffline } from '../state/is-offline.ts'
import { useStore } from '../state/store.ts'

const WHY = 'Dafür brauchst du Internet.'

const DISABLED = {
  'aria-disabled': true,
  'aria-description': WHY,
  'data-disabled': true,
  onClick: () => void notify('info', WHY),
} as const

/**
 * For buttons whose command cannot wait for a network. Offline they stay in the tab order, and a press says
 * why nothing happens.
 *
 * @returns props of a button, given what it does online
 */
export const useOnlineOnly = (): ((onClick: () => void) => { onClick: () => void }) => {
  const isDisabled = useStore(isOffline)
  return (onClick) => (isDisabled ? DISABLED : { onClick })
}
